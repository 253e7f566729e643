import { observer } from 'mobx-react-lite'
import { useRootStore } from '../../shared/root/store-context.ts'
import styles from '../top-bar/Account.module.css'
import { AdminMenu } from './AdminMenu.tsx'
import { Bell } from './Bell.tsx'
import { TimeZoneNotice } from './TimeZoneNotice.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Bell and menus of the one who is signed in. */
export const SignedInBar = observer(function SignedInBar() {
  const { session } = useRootStore()
  return (
    <>
      <Bell />
      {session.isAdmin && (
        <div className={styles.admin}>
          <AdminMenu />
        </div>
      )}
      <UserMenu />
      <TimeZoneNotice />
    </>
  )
})
