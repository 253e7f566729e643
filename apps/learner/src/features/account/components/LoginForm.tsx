import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../field-id.ts'
import type { LoginStore } from '../LoginStore.ts'
import { AccountForm } from './AccountForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

export const LoginForm = observer(function LoginForm({ store }: { store: LoginStore }) {
  const { t } = useTranslation('account')
  const { form } = store

  async function handleSubmit() {
    await store.submit()
    focusField(form.firstWrong)
  }

  return (
    <AccountForm
      problem={form.problem}
      isSending={form.isSending}
      submitLabel={t('login.submit')}
      onSubmit={handleSubmit}
    >
      <TextField
        field={form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField
        field={form.field('password')}
        label={t('field.password')}
        autoComplete="current-password"
      />
    </AccountForm>
  )
})
