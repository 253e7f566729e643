import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import { DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'
import { bankFields, toBankChange } from './bank-values.ts'
import { InterviewBankInputs } from './InterviewBankInputs.tsx'

/** Edits an interview bank, or deletes an empty one. */
export function InterviewBankEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<InterviewBankRecord>
      title={t('resources.interview/banks.name')}
      titleOf={({ name }) => name}
      fields={bankFields}
      transform={toBankChange}
      redirect="list"
      actions={<DeleteWithConfirmButton mutationMode="pessimistic" redirect="list" confirmColor="warning" />}
    >
      <InterviewBankInputs />
    </EditPage>
  )
}
