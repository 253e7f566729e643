import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AccountFrame } from '../components/AccountFrame.tsx'
import { LazyResetPasswordForm } from '../components/lazy-forms.tsx'
import { keepOnward } from '../onward.ts'
import { ResetPasswordStore } from '../ResetPasswordStore.ts'

export function Page() {
  const { t } = useTranslation('account')
  const store = useFeatureStore(ResetPasswordStore)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const loginAddress = keepOnward('/login', search)
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
