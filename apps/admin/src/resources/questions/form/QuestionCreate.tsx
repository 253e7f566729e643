import { CreateBase } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { toNewQuestion } from './question-values.ts'

/** Creates a question, which is a draft until it is published. */
export function QuestionCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreateBase redirect="show" transform={toNewQuestion}>
      <PageHeader title={t('questions.create')} before={<PageBack to="problems" />} />
      <QuestionForm />
    </CreateBase>
  )
}
