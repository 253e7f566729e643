import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { NewPasswordFields } from '../../../shared/antd/form/NewPasswordFields.tsx'
import type { InvitationStore } from '../stores/InvitationStore.ts'
import { AccountForm } from './AccountForm.tsx'

interface InvitationFormProps {
  store: InvitationStore
  onAccepted: () => void
}

export const InvitationForm = observer(function InvitationForm({ store, onAccepted }: InvitationFormProps) {
  const { t } = useTranslation('account')
  const { form, invited } = store

  async function handleSubmit() {
    if (await store.submit()) onAccepted()
    else focusField(form.firstWrong)
  }

  return (
    <AccountForm form={form} submitLabel={t('invitation.submit')} onSubmit={handleSubmit}>
      <NewPasswordFields
        password={form.field('password')}
        passwordLabel={t('field.password')}
        confirmation={form.field('confirmation')}
        names={[invited.value?.username ?? '']}
      />
    </AccountForm>
  )
})
