import { questionStatus } from '@app/contract/question-record/schemas'
import { ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { allInOrder } from '../../shared/list/all-in-order.ts'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

/** Filters by keyword, chapter and status. */
export function PointFilters() {
  const { t } = useTranslation('admin')
  const statuses = questionStatus.options.map((id) => ({ id, name: t(`status.${id}`) }))
  return (
    <>
      <KeywordFilter placeholder={t('points.keyword')} />
      <ReferenceInput
        source="chapterId"
        reference="learning/chapters"
        perPage={allInOrder.pagination.perPage}
        sort={allInOrder.sort}
      >
        <SelectFilter source="chapterId" optionText="name" />
      </ReferenceInput>
      <SelectFilter source="status" choices={statuses} />
    </>
  )
}
