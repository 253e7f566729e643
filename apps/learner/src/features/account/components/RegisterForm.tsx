import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../field-id.ts'
import type { RegisterStore } from '../RegisterStore.ts'
import { AccountForm } from './AccountForm.tsx'
import { AgreementField } from './AgreementField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

interface RegisterFormProps {
  store: RegisterStore
  /** The registration was taken, but one has to log in oneself. */
  onLoginNeeded: () => void
}

export const RegisterForm = observer(function RegisterForm({ store, onLoginNeeded }: RegisterFormProps) {
  const { t } = useTranslation('account')
  const { form } = store

  async function handleSubmit() {
    const outcome = await store.submit()
    if (outcome === 'refused') focusField(form.firstWrong)
    if (outcome === 'loginNeeded') onLoginNeeded()
  }

  return (
    <AccountForm
      problem={form.problem}
      isSending={form.isSending}
      submitLabel={t('register.submit')}
      onSubmit={handleSubmit}
    >
      <TextField
        field={form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <TextField field={form.field('username')} label={t('field.username')} autoComplete="nickname" />
      <PasswordField
        field={form.field('password')}
        label={t('field.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        field={form.field('confirmation')}
        label={t('field.confirmation')}
        autoComplete="new-password"
      />
      <AgreementField field={form.field('agreed')} />
    </AccountForm>
  )
})
