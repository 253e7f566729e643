import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../shared/components/Button.tsx'
import { useRootStore } from '../../shared/root/store-context.ts'
import styles from './Account.module.css'

const SignedInBar = lazy(() =>
  import('../signed-in/SignedInBar.tsx').then((module) => ({ default: module.SignedInBar })),
)

/**
 * The right end of the top bar: the login link, or the user's bell and menus. It is as wide from the first
 * paint as it will be (see `data-auth` in the styles), so that nothing moves when the session is restored.
 */
export const Account = observer(function Account() {
  const { session } = useRootStore()
  const { t } = useTranslation()
  return (
    <div className={styles.account}>
      {session.isLoggedIn ? (
        <Suspense>
          <SignedInBar />
        </Suspense>
      ) : (
        <ButtonLink className={styles.login} variant="primary" size="small" to="/login">
          {t('account.login')}
        </ButtonLink>
      )}
    </div>
  )
})
