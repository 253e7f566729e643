import type { UserRecord } from '@app/contract/user/schemas'
import { DataTable, type RaRecord, useGetIdentity } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { UserAvatar } from '../../shared/show/UserAvatar.tsx'
import { ImportButton } from './invitation/ImportButton.tsx'
import { InviteButton } from './invitation/InviteButton.tsx'
import { RoleLabel } from './RoleLabel.tsx'
import { StateLabel } from './StateLabel.tsx'
import { UserBulkActions } from './UserBulkActions.tsx'
import { UserFilters } from './UserFilters.tsx'
import styles from './UserList.module.css'
import { userName } from './user-name.ts'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'lastSeenTime', order: 'DESC' },
  { field: 'username', order: 'ASC' },
  { field: 'email', order: 'ASC' },
  { field: 'id', order: 'ASC' },
] as const
const exported = [
  'id',
  'username',
  'email',
  { name: 'userRole', of: ({ isSite, userRole }: RaRecord) => (isSite ? 'site' : userRole) },
  'state',
  'ban',
  { name: 'banEndTime', of: ({ ban }: RaRecord) => ban?.endTime },
  'createTime',
  'lastSeenTime',
]
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const narrow = { ...wide, width: 88 }

/** The list of all accounts. */
export function UserList() {
  const { t } = useTranslation('admin')
  const { identity } = useGetIdentity()
  const Column = DataTable.Col<UserRecord>
  const isRowSelectable = ({ id, state, isSite }: RaRecord) =>
    id !== identity?.id && state !== 'deleted' && !isSite
  return (
    <ListPage
      title={t('page.users')}
      orders={orders}
      exported={exported}
      actions={
        <>
          <ImportButton />
          <InviteButton />
        </>
      }
      rowClick="show"
      filters={<UserFilters />}
      bulkActions={<UserBulkActions />}
      isRowSelectable={isRowSelectable}
    >
      <Column source="id" sx={narrow} />
      <Column
        source="username"
        render={(user) => (
          <span className={styles.user}>
            <UserAvatar name={userName(user, t)} address={user.avatarUrl} />
            <span>
              <RecordLink>{userName(user, t)}</RecordLink>
              <span className={styles.email}>{user.email}</span>
            </span>
          </span>
        )}
      />
      <Column source="email" sx={wide} />
      <Column source="userRole" disableSort render={(user) => <RoleLabel user={user} />} />
      <Column source="state" disableSort render={({ state }) => <StateLabel state={state} />} />
      <Column
        source="createTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ createTime }) => <TimeText time={createTime} />}
      />
      <Column
        source="lastSeenTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ lastSeenTime }) => <TimeText time={lastSeenTime} never={t('users.neverSeen')} />}
      />
    </ListPage>
  )
}
