import { difficulty } from '@app/contract/question/schemas'
import { questionStatus } from '@app/contract/question-record/schemas'
import { ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { allInOrder } from '../../../shared/list/all-in-order.ts'
import { KeywordFilter } from '../../../shared/list/KeywordFilter.tsx'
import { SelectFilter } from '../../../shared/list/SelectFilter.tsx'
import { TagFilter } from './TagFilter.tsx'

/** Filters by keyword, bank, status, difficulty and tag. */
export function QuestionFilters() {
  const { t } = useTranslation('admin')
  const difficulties = difficulty.options.map((id) => ({ id, name: t(`difficulty.${id}`) }))
  const statuses = questionStatus.options.map((id) => ({ id, name: t(`status.${id}`) }))
  return (
    <>
      <KeywordFilter placeholder={t('questions.keyword')} />
      <ReferenceInput
        source="bankId"
        reference="problems/banks"
        perPage={allInOrder.pagination.perPage}
        sort={allInOrder.sort}
      >
        <SelectFilter source="bankId" optionText="name" />
      </ReferenceInput>
      <SelectFilter source="status" choices={statuses} />
      <SelectFilter source="difficulty" choices={difficulties} />
      <TagFilter />
    </>
  )
}
