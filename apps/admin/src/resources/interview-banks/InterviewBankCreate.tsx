import { CreateBase } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../shared/form/FormFrame.tsx'
import { toBankDraft } from './bank-values.ts'
import { InterviewBankInputs } from './InterviewBankInputs.tsx'

/** A new interview bank, behind all others. */
export function InterviewBankCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreateBase redirect="list" transform={toBankDraft}>
      <FormFrame title={t('interviewBanks.create')} isReady form={<InterviewBankInputs />} />
    </CreateBase>
  )
}
