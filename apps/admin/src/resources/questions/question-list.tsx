import { type QuestionRecord, questionFormat } from '@app/contract/content/kinds/question'
import { DIFFICULTIES, FREQUENCIES } from '@app/contract/question/values'
import { QUESTION_FORMS } from '@app/contract/question-program/values'
import { useTranslation } from 'react-i18next'
import type { ItemListPart } from '../../content/item-kind.ts'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { ProblemTabs } from '../../shared/problems/ProblemTabs.tsx'
import { DifficultyLabel } from '../../shared/status/DifficultyLabel.tsx'
import { ChangeButton } from './ChangeButton.tsx'
import { MoveButton } from './MoveButton.tsx'
import { TagFilter } from './TagFilter.tsx'
import { TagList } from './TagList.tsx'

function Filters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SelectFilter
        source="difficulty"
        choices={DIFFICULTIES.map((id) => ({ id, name: t(`difficulty.${id}`) }))}
      />
      <SelectFilter
        source="frequency"
        choices={FREQUENCIES.map((id) => ({ id, name: t(`frequency.${id}`) }))}
      />
      <SelectFilter
        source="form"
        choices={QUESTION_FORMS.map((id) => ({ id, name: t(`questions.form.${id}`) }))}
      />
      <TagFilter />
    </>
  )
}

function BulkActs() {
  return (
    <>
      <MoveButton />
      <ChangeButton />
    </>
  )
}

/** What is a question's own in the list. */
export const questionList: ItemListPart<QuestionRecord> = {
  columns: [
    {
      source: 'difficulty',
      from: 'sm',
      render: ({ difficulty }) => <DifficultyLabel difficulty={difficulty} />,
    },
    {
      source: 'frequency',
      from: 'lg',
      isOneLine: true,
      render: ({ frequency }, t) => t(`frequency.${frequency}`),
    },
    { source: 'tags', from: 'lg', render: ({ tags }) => <TagList tags={tags} /> },
    { source: 'encounterCount', from: 'xl', sort: 'DESC', isNumber: true },
    { source: 'viewCount', from: 'sm', sort: 'DESC', isNumber: true },
  ],
  moreOrders: ['viewCount', 'encounterCount'],
  Filters,
  Tabs: ProblemTabs,
  BulkActs,
  format: questionFormat,
}
