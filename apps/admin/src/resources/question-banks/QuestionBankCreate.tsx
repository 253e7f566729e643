import { CreateBase } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../shared/form/FormFrame.tsx'
import { toBankDraft } from './bank-values.ts'
import { QuestionBankInputs } from './QuestionBankInputs.tsx'

/** A new bank, behind all others. */
export function QuestionBankCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreateBase redirect="list" transform={toBankDraft}>
      <FormFrame title={t('questionBanks.create')} isReady form={<QuestionBankInputs />} />
    </CreateBase>
  )
}
