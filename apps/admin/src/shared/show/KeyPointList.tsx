import type { KeyPoint } from '@app/contract/key-point/schemas'
import { useTranslation } from 'react-i18next'
import styles from './Sections.module.css'

/** The key points of a good answer, with follow-ups and misconceptions. */
export function KeyPointList({ keyPoints }: { keyPoints: readonly KeyPoint[] }) {
  const { t } = useTranslation('admin')
  return (
    <ol className={styles.points}>
      {keyPoints.map(({ text, weight, followUp, misconception }) => (
        <li key={text}>
          <span>{text}</span>
          <span className={styles.weight}>{t('questions.weight', { weight })}</span>
          {followUp !== '' && <span className={styles.detail}>{t('questions.followUp', { followUp })}</span>}
          {misconception !== '' && (
            <span className={styles.detail}>{t('questions.misconception', { misconception })}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
