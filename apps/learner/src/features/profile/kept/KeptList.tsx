import { Button, Pagination } from 'antd'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import type { PagedList } from '../../../shared/stores/PagedList.ts'
import styles from './KeptTabs.module.css'

interface KeptListProps<T extends { id: number }> {
  list: PagedList<T, { page: number }>
  onRetry: () => void
  /** What stands there when nothing is kept. */
  empty: ReactNode
  /** Stands below the rows. */
  children?: ReactNode
  renderRow: (record: T) => ReactNode
}

/** One page of what somebody keeps. */
export const KeptList = observer(function KeptList<T extends { id: number }>({
  list,
  onRetry,
  empty,
  children,
  renderRow,
}: KeptListProps<T>) {
  const { t } = useTranslation(['profile', 'common'])
  if (list.status === 'failed')
    return (
      <p className={styles.none} role="alert">
        {t('common:page.loadFailed')}
        <Button type="link" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      </p>
    )
  if (!list.value) return <Skeleton className={styles.loading} />
  const { records, total, pageSize } = list.value
  if (total === 0) return <p className={styles.none}>{empty}</p>
  return (
    <>
      <ul className={styles.rows}>{records.map(renderRow)}</ul>
      <div className={styles.foot}>
        {children}
        <Pagination
          current={list.page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          hideOnSinglePage
          onChange={(page) => void list.load({ page })}
        />
      </div>
    </>
  )
})

/** What is kept of something that cannot be read for now has its title all the same. */
export function KeptTitle({ isPublished, children }: { isPublished: boolean; children: ReactNode }) {
  const { t } = useTranslation('profile')
  return (
    <span className={styles.title}>
      {children}
      {!isPublished && <span className={styles.count}>{t('kept.unpublished')}</span>}
    </span>
  )
}
