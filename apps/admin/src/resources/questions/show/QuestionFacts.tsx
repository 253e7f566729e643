import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../shared/show/Facts.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { StatusLabel } from '../../../shared/status/StatusLabel.tsx'

/** The facts about a question and its use. */
export function QuestionFacts({ question }: { question: QuestionRecordDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: keyof QuestionRecordDetail) => t(`resources.problems.fields.${field}`)
  return (
    <Facts
      facts={[
        [name('status'), <StatusLabel key="status" status={question.status} />],
        [name('bankId'), question.bankName],
        [name('slug'), question.slug],
        [name('id'), question.id],
        [name('version'), question.version],
        [name('viewCount'), question.viewCount],
        [name('encounterCount'), question.encounterCount],
        [name('createTime'), <TimeText key="created" time={question.createTime} />],
        [name('updateTime'), <TimeText key="updated" time={question.updateTime} />],
        [
          name('editTime'),
          <TimeText key="edited" time={question.editTime} never={t('questions.neverEdited')} />,
        ],
      ]}
    />
  )
}
