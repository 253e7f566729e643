import { useTranslation } from 'react-i18next'
import styles from './ScoreLine.module.css'

interface Props {
  score: number
  /** Of the time before, by its name. */
  before: { name: string; score: number } | null
}

const [WIDTH, EDGE] = [300, 8] as const
const at = (score: number) => EDGE + (score / 100) * (WIDTH - 2 * EDGE)

/** Where a score lies between 0 and 100, and where the one before lay. */
export function ScoreLine({ score, before }: Props) {
  const { t } = useTranslation('checking')
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} 46`}
      role="img"
      aria-label={
        before ? t('scoreAfter', { score, name: before.name, before: before.score }) : t('scoreIs', { score })
      }
    >
      <path className={styles.track} d={`M${EDGE} 14H${WIDTH - EDGE}`} />
      <circle cx={at(score)} cy="14" r="7" />
      <text x="0" y="42">
        0
      </text>
      <text x={WIDTH} y="42" textAnchor="end">
        100
      </text>
      {before && (
        <>
          <path className={styles.before} d={`M${at(before.score)} 4v20`} />
          <text x={Math.min(Math.max(at(before.score), 56), WIDTH - 66)} y="42" textAnchor="middle">
            {before.name}
            {before.score}
          </text>
        </>
      )}
    </svg>
  )
}
