import type { UserRecord } from '@app/contract'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { KeywordFilter } from '../../shared/KeywordFilter.tsx'
import { ListPage } from '../../shared/ListPage.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { TimeText } from '../../shared/TimeText.tsx'
import { UserAvatar } from '../../shared/UserAvatar.tsx'
import { RoleFilter } from './RoleFilter.tsx'
import { RoleLabel } from './RoleLabel.tsx'
import styles from './UserList.module.css'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'lastSeenTime', order: 'DESC' },
  { field: 'username', order: 'ASC' },
  { field: 'email', order: 'ASC' },
  { field: 'id', order: 'ASC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const narrow = { ...wide, width: 88 }

/** Finds an account among all. */
export function UserList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<UserRecord>
  return (
    <ListPage
      title={t('page.users')}
      orders={orders}
      rowClick="show"
      filters={
        <>
          <KeywordFilter placeholder={t('users.keyword')} />
          <RoleFilter />
        </>
      }
    >
      <Column source="id" sx={narrow} />
      <Column
        source="username"
        render={({ username, avatarUrl }) => (
          <span className={styles.user}>
            <UserAvatar name={username} address={avatarUrl} />
            <RecordLink>{username}</RecordLink>
          </span>
        )}
      />
      <Column source="email" sx={wide} />
      <Column source="userRole" disableSort render={({ userRole }) => <RoleLabel role={userRole} />} />
      <Column
        source="createTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ createTime }) => <TimeText time={createTime} />}
      />
      <Column
        source="lastSeenTime"
        sortByOrder="DESC"
        render={({ lastSeenTime }) => <TimeText time={lastSeenTime} never={t('users.neverSeen')} />}
      />
    </ListPage>
  )
}
