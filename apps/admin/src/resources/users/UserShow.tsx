import type { UserDetail, UserRecord } from '@app/contract/user/schemas'
import { useTranslation } from 'react-i18next'
import { ShowPage } from '../../shared/show/ShowPage.tsx'
import { UserActions } from './UserActions.tsx'
import { UserActivity } from './UserActivity.tsx'
import { UserDeeds } from './UserDeeds.tsx'
import { UserFacts } from './UserFacts.tsx'
import styles from './UserShow.module.css'
import { userName } from './user-name.ts'

type User = UserRecord | UserDetail

/** One account, what its owner did on the site, and its activity. */
export function UserShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<User>
      list="users"
      title={t('resources.users.name')}
      titleOf={(user) => userName(user, t)}
      actions={(user) => <UserActions user={user} />}
      isComplete={isUserDetail}
      isWide
    >
      {(user) =>
        isUserDetail(user) && (
          <div className={styles.columns}>
            <UserFacts user={user} />
            <div>
              <UserDeeds id={user.id} />
              <UserActivity activity={user.activity} />
            </div>
          </div>
        )
      }
    </ShowPage>
  )
}

function isUserDetail(user: User): user is UserDetail {
  return 'activity' in user
}
