import type { UserRecord } from '@app/contract/user/schemas'
import { useGetList } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../shared/feedback/LoadFailed.tsx'
import { RowsLoading } from '../../shared/feedback/RowsLoading.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

const COUNT = 6
const query = {
  pagination: { page: 1, perPage: COUNT },
  sort: { field: 'createTime', order: 'DESC' },
} as const

/** The users who registered last. */
export function LatestUsers() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useGetList<UserRecord>('users', query)
  return (
    <Panel title={t('dashboard.latestUsers')}>
      {error && !data && <LoadFailed message={error.message} onRetry={refetch} />}
      {!error && !data && <RowsLoading count={COUNT} />}
      <ul className={styles.rows}>
        {data
          ?.filter(({ isSite }) => !isSite)
          .map(({ id, username, createTime }) => (
            <li key={id}>
              <Link to={`/users/${id}/show`}>{username}</Link>
              <TimeText time={createTime} />
            </li>
          ))}
      </ul>
    </Panel>
  )
}
