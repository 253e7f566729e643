import { REPORT_OUTCOMES, REPORT_TARGETS } from '@app/contract/report/values'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

/** Filters by what it is and by what came of it. */
export function ReportFilters() {
  const { t } = useTranslation('admin')
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
    </>
  )
}
