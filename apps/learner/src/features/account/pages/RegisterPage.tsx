import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AccountFrame } from '../components/AccountFrame.tsx'
import { LazyRegisterForm } from '../components/lazy-forms.tsx'
import { keepOnward } from '../onward.ts'
import { RegisterStore } from '../RegisterStore.ts'
import { useOnward } from '../use-onward.ts'

export const Page = observer(function RegisterPage() {
  const { t } = useTranslation('account')
  const store = useFeatureStore(RegisterStore)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const loginAddress = keepOnward('/login', search)
  useOnward(store.form.isSending)
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
