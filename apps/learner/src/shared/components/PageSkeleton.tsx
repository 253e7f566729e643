import { useTranslation } from 'react-i18next'
import { PageContainer } from './PageContainer.tsx'
import styles from './PageSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

/** The outline of a page that is not here yet. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <PageContainer>
      <div className={styles.page} role="status" aria-label={t('page.loading')}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.wide} />
        <Skeleton className={styles.wide} />
        <Skeleton className={styles.narrow} />
      </div>
    </PageContainer>
  )
}
