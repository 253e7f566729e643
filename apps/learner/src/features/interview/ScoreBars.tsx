import { useTranslation } from 'react-i18next'
import styles from './ScoreBars.module.css'

interface Props {
  scores: readonly { name: string; score: number | null }[]
  /** What stands in place of a score that there is not. */
  missing: string
}

/** Scores from 0 to 100 beside their names, each as a bar and a number. */
export function ScoreBars({ scores, missing }: Props) {
  const { t } = useTranslation('interview')
  return (
    <ul className={styles.bars}>
      {scores.map(({ name, score }) => (
        <li key={name}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          {score === null ? (
            <span className={styles.missing}>{missing}</span>
          ) : (
            <progress max={100} value={score} aria-label={t('scoreOf', { name })} />
          )}
          <b>{score ?? '–'}</b>
        </li>
      ))}
    </ul>
  )
}
