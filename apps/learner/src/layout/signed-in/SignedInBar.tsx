import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../app/store-context.ts'
import { IconLink } from '../../shared/components/IconButton.tsx'
import styles from '../Account.module.css'
import { AdminMenu } from './AdminMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Bell and menus of the one who is signed in. */
export const SignedInBar = observer(function SignedInBar() {
  const { session } = useRootStore()
  const { t } = useTranslation()
  return (
    <>
      <IconLink icon="bell" label={t('account.messages')} to="/message" />
      {session.isAdmin && (
        <div className={styles.admin}>
          <AdminMenu />
        </div>
      )}
      <UserMenu />
    </>
  )
})
