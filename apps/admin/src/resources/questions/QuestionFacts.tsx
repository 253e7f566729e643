import type { QuestionDetail } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/Facts.tsx'
import { TimeText } from '../../shared/TimeText.tsx'
import { DifficultyLabel } from './DifficultyLabel.tsx'
import { TagList } from './TagList.tsx'

/** Where a question belongs and how it fares. */
export function QuestionFacts({ question }: { question: QuestionDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: keyof QuestionDetail) => t(`resources.problems.fields.${field}`)
  return (
    <Facts
      facts={[
        [name('id'), question.id],
        [name('bankId'), question.bankName],
        [name('difficulty'), <DifficultyLabel key="difficulty" difficulty={question.difficulty} />],
        [name('tags'), <TagList key="tags" tags={question.tags} />],
        [name('viewCount'), question.viewCount],
        [name('encounterCount'), question.encounterCount],
        [name('createTime'), <TimeText key="created" time={question.createTime} />],
        [name('updateTime'), <TimeText key="updated" time={question.updateTime} />],
      ]}
    />
  )
}
