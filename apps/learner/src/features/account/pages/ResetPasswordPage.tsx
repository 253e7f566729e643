import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { LazyResetPasswordForm } from '../forms/lazy-forms.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { keepLoginRedirect } from '../frame/login-redirect.ts'
import { ResetPasswordStore } from '../stores/ResetPasswordStore.ts'

export function Page() {
  const { t } = useTranslation('account')
  const store = useFeatureStore(ResetPasswordStore)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const loginAddress = keepLoginRedirect('/login', search)
  return (
    <AccountFrame
      title={t('reset.title')}
      elsewhere={
        <>
          {t('reset.remembered')}
          <Link to={loginAddress}>{t('reset.toLogin')}</Link>
        </>
      }
      backText={(page) => t('login.back', { page })}
      isForMembers
    >
      <LazyResetPasswordForm store={store} onReset={() => navigate(loginAddress, { replace: true })} />
    </AccountFrame>
  )
}
