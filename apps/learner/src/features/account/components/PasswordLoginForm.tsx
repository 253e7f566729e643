import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../field-id.ts'
import type { LoginStore } from '../LoginStore.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx'
import { PasswordField } from './PasswordField.tsx'

export const PasswordLoginForm = observer(function PasswordLoginForm({ store }: { store: LoginStore }) {
  const { t } = useTranslation('account')
  const { form } = store

  async function handleSubmit() {
    await store.submit()
    focusField(form.firstWrong)
  }

  return (
    <AccountForm form={form} submitLabel={t('login.submit')} onSubmit={handleSubmit}>
      <EmailField field={form.field('email')} />
      <PasswordField
        field={form.field('password')}
        label={t('field.password')}
        autoComplete="current-password"
        aside={<ForgotPasswordLink />}
      />
    </AccountForm>
  )
})
