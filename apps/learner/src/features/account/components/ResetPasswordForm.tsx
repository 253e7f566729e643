import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../field-id.ts'
import type { ResetPasswordStore } from '../ResetPasswordStore.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

interface ResetPasswordFormProps {
  store: ResetPasswordStore
  onReset: () => void
}

export const ResetPasswordForm = observer(function ResetPasswordForm({
  store,
  onReset,
}: ResetPasswordFormProps) {
  const { t } = useTranslation('account')
  const { form, sender } = store

  async function handleSubmit() {
    if (await store.submit()) onReset()
    else focusField(form.firstWrong)
  }

  return (
    <AccountForm form={form} submitLabel={t('reset.submit')} onSubmit={handleSubmit}>
      <EmailField field={form.field('email')} />
      <CodeField field={form.field('code')} sender={sender} />
      <NewPasswordFields
        password={form.field('password')}
        passwordLabel={t('field.newPassword')}
        confirmation={form.field('confirmation')}
        names={[form.values.email]}
      />
    </AccountForm>
  )
})
