import { useTranslation } from 'react-i18next'
import { LazySecondFactorForm } from '../forms/lazy-forms.tsx'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import type { SecondFactorStore } from '../stores/SecondFactorStore.ts'

/** What the login page becomes after the first step, for an account with a second factor. */
export function SecondFactorStep({ store }: { store: SecondFactorStore }) {
  const { t } = useTranslation('account')
  return (
    <AccountFrame
      title={t('secondFactor.title')}
      elsewhere={t('secondFactor.intro')}
      backText={(page) => t('login.back', { page })}
    >
      <LazySecondFactorForm store={store} />
    </AccountFrame>
  )
}
