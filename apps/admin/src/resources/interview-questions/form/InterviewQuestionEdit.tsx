import {
  type InterviewQuestionRecordDetail,
  interviewQuestionSnapshotFields,
} from '@app/contract/interview-question-record/schemas'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../../shared/form/EditPage.tsx'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import { isInterviewQuestionDetail } from '../is-interview-question-detail.ts'
import { InterviewQuestionForm } from './InterviewQuestionForm.tsx'
import { toInterviewQuestionChange } from './interview-question-values.ts'

/** Edits an interview question; every save makes a version. */
export function InterviewQuestionEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<InterviewQuestionRecordDetail>
      title={t('resources.interview/bank-questions.name')}
      titleOf={({ title }) => title}
      fields={interviewQuestionSnapshotFields}
      transform={toInterviewQuestionChange}
      isComplete={isInterviewQuestionDetail}
    >
      {(question) => (
        <>
          <PageHeader title={question.title} before={<PageBack to="interview/bank-questions" />} />
          <InterviewQuestionForm record={question} />
        </>
      )}
    </EditPage>
  )
}
