import { difficulty } from '@app/contract'
import { ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { KeywordFilter } from '../../shared/KeywordFilter.tsx'
import { SelectFilter } from '../../shared/SelectFilter.tsx'
import { TagFilter } from './TagFilter.tsx'

/** As many banks as a page may hold. */
const MAX_BANKS = 100
const bankOrder = { field: 'sortOrder', order: 'ASC' } as const

/** Words, bank, difficulty and tag. */
export function QuestionFilters() {
  const { t } = useTranslation('admin')
  const difficulties = difficulty.options.map((id) => ({ id, name: t(`difficulty.${id}`) }))
  return (
    <>
      <KeywordFilter placeholder={t('questions.keyword')} />
      <ReferenceInput source="bankId" reference="problems/banks" perPage={MAX_BANKS} sort={bankOrder}>
        <SelectFilter source="bankId" optionText="name" />
      </ReferenceInput>
      <SelectFilter source="difficulty" choices={difficulties} />
      <TagFilter />
    </>
  )
}
