import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { NewPasswordFields } from '../../../shared/antd/form/NewPasswordFields.tsx'
import { CodeField } from '../code/CodeField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import type { ResetPasswordStore } from '../stores/ResetPasswordStore.ts'
import { AccountForm } from './AccountForm.tsx'

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
