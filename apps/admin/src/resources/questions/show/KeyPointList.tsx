import type { KeyPoint } from '@app/contract'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/show/Sections.module.css'

/** The key points of a good answer, with synonyms and follow-ups. */
export function KeyPointList({ keyPoints }: { keyPoints: readonly KeyPoint[] }) {
  const { t } = useTranslation('admin')
  return (
    <ol className={styles.points}>
      {keyPoints.map(({ text, weight, synonyms, not, followUp }) => (
        <li key={text}>
          <span>{text}</span>
          <span className={styles.weight}>{t('questions.weight', { weight })}</span>
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
