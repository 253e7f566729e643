import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { CodeField } from '../code/CodeField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import type { CodeLoginStore } from '../stores/CodeLoginStore.ts'
import { AccountForm } from './AccountForm.tsx'

export const CodeLoginForm = observer(function CodeLoginForm({ store }: { store: CodeLoginStore }) {
  const { t } = useTranslation('account')
  const { form, sender } = store

  async function handleSubmit() {
    await store.submit()
    focusField(form.firstWrong)
  }

  return (
    <AccountForm form={form} submitLabel={t('login.submit')} onSubmit={handleSubmit}>
      <EmailField field={form.field('email')} />
      <CodeField field={form.field('code')} sender={sender} isHintHidden={form.problem !== null} />
    </AccountForm>
  )
})
