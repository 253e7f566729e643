import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { LazyRegisterForm } from '../forms/lazy-forms.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { keepLoginRedirect } from '../frame/login-redirect.ts'
import { useLoginRedirect } from '../frame/use-login-redirect.ts'
import { RegisterStore } from '../stores/RegisterStore.ts'

export const Page = observer(function RegisterPage() {
  const { t } = useTranslation('account')
  const store = useFeatureStore(RegisterStore)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const loginAddress = keepLoginRedirect('/login', search)
  useLoginRedirect(store.form.isSending)
  return (
    <AccountFrame
      title={t('register.title')}
      elsewhere={
        <>
          {t('register.hasAccount')}
          <Link to={loginAddress}>{t('register.toLogin')}</Link>
        </>
      }
      backText={(page) => t('register.back', { page })}
    >
      <LazyRegisterForm store={store} onLoginNeeded={() => navigate(loginAddress)} />
    </AccountFrame>
  )
})
