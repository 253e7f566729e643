import { REPORT_OUTCOMES, REPORT_TARGETS } from '@app/contract/report/values'
import { useGetIdentity } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { MoreFilters } from '../../shared/list/MoreFilters.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { UserFilter } from '../../shared/list/UserFilter.tsx'

const rare = ['authorId', 'reporterId', 'isUpheld']

/** Filters by what it is, by what came of it and by who handles it; by whose it is and who reported it on demand. */
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
      <MoreFilters sources={rare}>
        <UserFilter source="authorId" />
        <UserFilter source="reporterId" />
        <SelectFilter
          source="isUpheld"
          choices={[
            { id: true, name: t('reports.upheld') },
            { id: false, name: t('reports.notUpheld') },
          ]}
        />
      </MoreFilters>
    </>
  )
}
