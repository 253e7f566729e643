import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { PasswordField } from '../../../shared/antd/form/PasswordField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import type { LoginStore } from '../stores/LoginStore.ts'
import { AccountForm } from './AccountForm.tsx'
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx'

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
