import type { UserDetail } from '@app/contract/user/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../shared/show/Facts.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { UserAvatar } from '../../shared/show/UserAvatar.tsx'
import { RoleLabel } from './RoleLabel.tsx'
import { StateLabel } from './StateLabel.tsx'
import styles from './UserShow.module.css'
import { userName } from './user-name.ts'

/** The facts about an account, its ban included. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.users.fields.${field}`)
  const called = userName(user, t)
  const acts = JSON.stringify({ targetType: 'user', targetId: user.id })
  return (
    <Facts
      facts={[
        [
          name('username'),
          <span key="name" className={styles.user}>
            <UserAvatar name={called} address={user.avatarUrl} />
            {called}
          </span>,
        ],
        [name('id'), user.id],
        [name('email'), user.email || '–'],
        [name('userRole'), <RoleLabel key="role" user={user} />],
        [name('state'), <StateLabel key="state" state={user.state} />],
        ...(user.ban
          ? ([
              [name('banReason'), user.ban.reason],
              [
                name('banEndTime'),
                <TimeText key="end" time={user.ban.endTime} never={t('users.term.forever')} />,
              ],
            ] as const)
          : []),
        ...(user.invitation
          ? ([
              [
                t('users.invitation.until'),
                <span key="invitation">
                  <TimeText time={user.invitation.endTime} />
                  {Date.parse(user.invitation.endTime) <= Date.now() && t('users.invitation.over')}
                </span>,
              ],
            ] as const)
          : []),
        [t('users.secondFactor'), t(user.hasSecondFactor ? 'users.secondFactorOn' : 'users.secondFactorOff')],
        [name('createTime'), <TimeText key="created" time={user.createTime} />],
        [name('lastSeenTime'), <TimeText key="seen" time={user.lastSeenTime} never={t('users.neverSeen')} />],
        [
          t('page.auditLogs'),
          <Link key="acts" to={`/audit-logs?filter=${encodeURIComponent(acts)}`}>
            {t('users.acts')}
          </Link>,
        ],
      ]}
    />
  )
}
