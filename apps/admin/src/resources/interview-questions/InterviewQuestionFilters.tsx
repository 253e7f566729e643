import { questionStatus } from '@app/contract/question-record/schemas'
import { ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

/** Filters by keyword, bank and status. */
export function InterviewQuestionFilters() {
  const { t } = useTranslation('admin')
  const statuses = questionStatus.options.map((id) => ({ id, name: t(`status.${id}`) }))
  return (
    <>
      <KeywordFilter placeholder={t('interviewQuestions.keyword')} />
      <ReferenceInput
        source="bankId"
        reference="interview/banks"
        perPage={allInOrder.pagination.perPage}
        sort={allInOrder.sort}
      >
        <SelectFilter source="bankId" optionText="name" />
      </ReferenceInput>
      <SelectFilter source="status" choices={statuses} />
    </>
  )
}
