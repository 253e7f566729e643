import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { CodeLoginStore } from '../CodeLoginStore.ts'
import { AccountFrame } from '../components/AccountFrame.tsx'
import { LoginWays } from '../components/LoginWays.tsx'
import { LazyLoginForm } from '../components/lazy-forms.tsx'
import { LoginStore } from '../LoginStore.ts'
import { readLoginWay } from '../login-way.ts'
import { keepOnward } from '../onward.ts'
import { useOnward } from '../use-onward.ts'

export const Page = observer(function LoginPage() {
  const { t } = useTranslation('account')
  const { form } = useFeatureStore(LoginStore)
  const { form: codeForm } = useFeatureStore(CodeLoginStore)
  const [search] = useSearchParams()
  useOnward(form.isSending || codeForm.isSending)
  return (
    <AccountFrame
      title={t('login.title')}
      elsewhere={
        <>
          {t('login.noAccount')}
          <Link to={keepOnward('/register', search)}>{t('login.toRegister')}</Link>
        </>
      }
      backText={(page) => t('login.back', { page })}
    >
      <LoginWays />
      <LazyLoginForm way={readLoginWay(search)} />
    </AccountFrame>
  )
})
