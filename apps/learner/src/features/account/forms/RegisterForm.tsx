import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { NewPasswordFields } from '../../../shared/antd/form/NewPasswordFields.tsx'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import { CodeField } from '../code/CodeField.tsx'
import { AgreementField } from '../fields/AgreementField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import type { RegisterStore } from '../stores/RegisterStore.ts'
import { AccountForm } from './AccountForm.tsx'

interface RegisterFormProps {
  store: RegisterStore
  /** The account was made, but the user has to log in themselves. */
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
    <AccountForm form={form} submitLabel={t('register.submit')} onSubmit={handleSubmit}>
      <EmailField field={form.field('email')} />
      {store.needsCode && (
        <CodeField field={form.field('code')} sender={store.sender} sentText={t('code.registerSent')} />
      )}
      <TextField field={form.field('username')} label={t('field.username')} autoComplete="nickname" />
      <NewPasswordFields
        password={form.field('password')}
        passwordLabel={t('field.password')}
        confirmation={form.field('confirmation')}
        names={[form.values.email, form.values.username]}
      />
      <AgreementField field={form.field('agreed')} />
    </AccountForm>
  )
})
