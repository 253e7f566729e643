import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import styles from './ChatOutline.module.css'

/** Where messages will be. */
export function ChatOutline() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.outline} role="status" aria-label={t('page.loading')}>
      <Skeleton className={styles.question} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  )
}
