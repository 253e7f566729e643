import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import { DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'
import { bankFields, toBankChange } from './bank-values.ts'
import { QuestionBankInputs } from './QuestionBankInputs.tsx'

/** Edits a bank, or deletes an empty one. */
export function QuestionBankEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<QuestionBankRecord>
      title={t('resources.problems/banks.name')}
      titleOf={({ name }) => name}
      fields={bankFields}
      transform={toBankChange}
      redirect="list"
      actions={<DeleteWithConfirmButton mutationMode="pessimistic" redirect="list" confirmColor="warning" />}
    >
      <QuestionBankInputs />
    </EditPage>
  )
}
