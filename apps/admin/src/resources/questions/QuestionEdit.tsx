import type { QuestionRecordDetail } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/EditPage.tsx'
import { PageBack } from '../../shared/PageBack.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { isDetail } from './is-detail.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { questionFields, toQuestionChange } from './question-values.ts'

/** Changes a question; each time makes a version. */
export function QuestionEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<QuestionRecordDetail>
      title={t('resources.problems.name')}
      titleOf={({ title }) => title}
      fields={questionFields}
      transform={toQuestionChange}
      isComplete={isDetail}
    >
      {(question) => (
        <>
          <PageHeader title={question.title} before={<PageBack to="problems" />} />
          {/* Another version begins anew. */}
          <QuestionForm key={question.version} record={question} />
        </>
      )}
    </EditPage>
  )
}
