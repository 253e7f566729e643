import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { questionSnapshotFields } from '@app/contract/question-revision/schemas'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../../shared/form/EditPage.tsx'
import { PageBack } from '../../../shared/page/PageBack.tsx'
import { PageHeader } from '../../../shared/page/PageHeader.tsx'
import { isQuestionDetail } from '../is-question-detail.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { toQuestionChange } from './question-values.ts'

/** Edits a question; every save makes a version. */
export function QuestionEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<QuestionRecordDetail>
      title={t('resources.problems.name')}
      titleOf={({ title }) => title}
      fields={questionSnapshotFields}
      transform={toQuestionChange}
      isComplete={isQuestionDetail}
    >
      {(question) => (
        <>
          <PageHeader title={question.title} before={<PageBack to="problems" />} />
          <QuestionForm record={question} />
        </>
      )}
    </EditPage>
  )
}
