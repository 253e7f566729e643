import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { LoginWays } from '../forms/LoginWays.tsx'
import { LazyLoginForm } from '../forms/lazy-forms.tsx'
import { readLoginWay } from '../forms/login-way.ts'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { keepLoginRedirect } from '../frame/login-redirect.ts'
import { useLoginRedirect } from '../frame/use-login-redirect.ts'
import { SecondFactorStep } from '../second-factor/SecondFactorStep.tsx'
import { CodeLoginStore } from '../stores/CodeLoginStore.ts'
import { LoginStore } from '../stores/LoginStore.ts'
import { SecondFactorStore } from '../stores/SecondFactorStore.ts'

export const Page = observer(function LoginPage() {
  const { t } = useTranslation('account')
  const { form } = useFeatureStore(LoginStore)
  const { form: codeForm } = useFeatureStore(CodeLoginStore)
  const secondFactor = useFeatureStore(SecondFactorStore)
  const [search] = useSearchParams()
  useLoginRedirect(form.isSending || codeForm.isSending || secondFactor.form.isSending)
  if (secondFactor.isAsked) return <SecondFactorStep store={secondFactor} />
  return (
    <AccountFrame
      title={t('login.title')}
      elsewhere={
        <>
          {t('login.noAccount')}
          <Link to={keepLoginRedirect('/register', search)}>{t('login.toRegister')}</Link>
        </>
      }
      backText={(page) => t('login.back', { page })}
    >
      <LoginWays />
      <LazyLoginForm way={readLoginWay(search)} />
    </AccountFrame>
  )
})
