import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { keepLoginRedirect } from '../frame/login-redirect.ts'
import { LoginStore } from '../stores/LoginStore.ts'
import { ResetPasswordStore } from '../stores/ResetPasswordStore.ts'
import { copyEmail } from './copy-email.ts'
import styles from './ForgotPasswordLink.module.css'

/** Leads to the page of resetting the password, with the e-mail typed so far. */
export function ForgotPasswordLink() {
  const { t } = useTranslation('account')
  const root = useRootStore()
  const [search] = useSearchParams()
  return (
    <Link
      className={styles.link}
      to={keepLoginRedirect('/reset-password', search)}
      onClick={() => copyEmail(root.feature(LoginStore).form, root.feature(ResetPasswordStore).form)}
    >
      {t('login.forgot')}
    </Link>
  )
}
