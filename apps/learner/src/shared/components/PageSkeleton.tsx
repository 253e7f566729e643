import { useTranslation } from 'react-i18next'
import { PageContainer } from './PageContainer.tsx'
import styles from './PageSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

/**
 * The outline of a page that is not here yet.
 * @param isForMembers whether a guest, who is on the way to the login page, sees nothing of it
 */
export function PageSkeleton({ isForMembers = false }: { isForMembers?: boolean }) {
  const { t } = useTranslation()
  return (
    <PageContainer>
      <div
        className={styles.page}
        data-for-members={isForMembers || undefined}
        role="status"
        aria-label={t('page.loading')}
      >
        <Skeleton className={styles.title} />
        <Skeleton className={styles.wide} />
        <Skeleton className={styles.wide} />
        <Skeleton className={styles.narrow} />
      </div>
    </PageContainer>
  )
}
