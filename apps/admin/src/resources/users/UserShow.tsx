import type { UserRecord } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/Facts.tsx'
import { ShowPage } from '../../shared/ShowPage.tsx'
import { TimeText } from '../../shared/TimeText.tsx'
import { UserAvatar } from '../../shared/UserAvatar.tsx'
import { RoleLabel } from './RoleLabel.tsx'
import styles from './UserShow.module.css'

/** One account. */
export function UserShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<UserRecord>
      list="users"
      title={t('resources.users.name')}
      titleOf={({ username }) => username}
      isComplete={() => true}
    >
      {(user) => <UserFacts user={user} />}
    </ShowPage>
  )
}

function UserFacts({ user }: { user: UserRecord }) {
  const { t } = useTranslation('admin')
  const name = (field: keyof UserRecord) => t(`resources.users.fields.${field}`)
  const person = (
    <span className={styles.user}>
      <UserAvatar name={user.username} address={user.avatarUrl} />
      {user.username}
    </span>
  )
  return (
    <Facts
      facts={[
        [name('username'), person],
        [name('id'), user.id],
        [name('email'), user.email],
        [name('userRole'), <RoleLabel key="role" role={user.userRole} />],
        [name('createTime'), <TimeText key="created" time={user.createTime} />],
        [name('lastSeenTime'), <TimeText key="seen" time={user.lastSeenTime} never={t('users.neverSeen')} />],
      ]}
    />
  )
}
