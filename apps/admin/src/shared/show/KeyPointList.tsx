import type { KeyPoint, KeyPointDimension } from '@app/contract'
import { useTranslation } from 'react-i18next'
import styles from './Sections.module.css'

/** A key point of a question, or of an interview question. */
type ShownKeyPoint = KeyPoint & { dimension?: KeyPointDimension }

/** The key points of a good answer, with synonyms and follow-ups. */
export function KeyPointList({ keyPoints }: { keyPoints: readonly ShownKeyPoint[] }) {
  const { t } = useTranslation('admin')
  return (
    <ol className={styles.points}>
      {keyPoints.map(({ text, weight, synonyms, not, followUp, dimension }) => (
        <li key={text}>
          <span>{text}</span>
          <span className={styles.weight}>
            {dimension !== undefined && `${t(`keyPointDimension.${dimension}`)} `}
            {t('questions.weight', { weight })}
          </span>
          {synonyms.length > 0 && (
            <span className={styles.detail}>
              {t('questions.synonyms', { synonyms: synonyms.join(' / ') })}
            </span>
          )}
          {not.length > 0 && (
            <span className={styles.detail}>{t('questions.not', { terms: not.join(' / ') })}</span>
          )}
          {followUp !== '' && <span className={styles.detail}>{t('questions.followUp', { followUp })}</span>}
        </li>
      ))}
    </ol>
  )
}
