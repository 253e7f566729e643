import { REPORT_OUTCOMES, REPORT_TARGETS } from '@app/contract/report/values'
import { useGetIdentity } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

/** Filters by what it is, by what came of it and by who handles it. */
export function ReportFilters() {
  const { t } = useTranslation('admin')
  const { identity } = useGetIdentity()
  return (
    <>
      <SelectFilter
        source="targetType"
        choices={REPORT_TARGETS.map((id) => ({ id, name: t(`reportTarget.${id}`) }))}
      />
      <SelectFilter
        source="outcome"
        choices={REPORT_OUTCOMES.map((id) => ({ id, name: t(`reportOutcome.${id}`) }))}
      />
      {identity && (
        <SelectFilter source="assigneeId" choices={[{ id: identity.id, name: t('reports.mine') }]} />
      )}
    </>
  )
}
