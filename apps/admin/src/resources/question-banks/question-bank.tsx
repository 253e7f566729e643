import { questionBankFormat } from '@app/contract/content/kinds/question-bank'
import type { QuestionBankDraft, QuestionBankRecord } from '@app/contract/question-bank/schemas'
import { required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ParentPart } from '../../content/parent-kind.ts'
import { ProblemTabs } from '../../shared/problems/ProblemTabs.tsx'

const isRequired = required()

function Inputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="slug" validate={isRequired} helperText={t('questionBanks.slugHelp')} />
      <TextInput source="groupName" helperText={t('questionBanks.groupHelp')} />
      <TextInput source="description" multiline />
    </>
  )
}

/** What is a question bank's own in its pages. */
export const questionBank: ParentPart<QuestionBankRecord, QuestionBankDraft> = {
  columns: [{ source: 'groupName', from: 'sm' }],
  Tabs: ProblemTabs,
  empty: { name: '', slug: '', groupName: '', description: '' },
  Inputs,
  format: questionBankFormat,
}
