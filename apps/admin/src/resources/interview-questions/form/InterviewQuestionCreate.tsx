import { CreateBase } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import { InterviewQuestionForm } from './InterviewQuestionForm.tsx'
import { toNewInterviewQuestion } from './interview-question-values.ts'

/** Creates an interview question, which is a draft until it is published. */
export function InterviewQuestionCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreateBase redirect="show" transform={toNewInterviewQuestion}>
      <PageHeader
        title={t('interviewQuestions.create')}
        before={<PageBack to="interview/bank-questions" />}
      />
      <InterviewQuestionForm />
    </CreateBase>
  )
}
