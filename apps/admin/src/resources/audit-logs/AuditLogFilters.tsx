import { auditAction, auditTargetType } from '@app/contract/audit-log/schemas'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { DateRangeFilter } from '../../shared/list/DateRangeFilter.tsx'
import { filterWidth } from '../../shared/list/filter-width.ts'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

const byName = { field: 'username', order: 'ASC' } as const
const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** Filters by admin, action, target and day. */
export function AuditLogFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ReferenceInput source="actorId" reference="users" sort={byName} filter={{ userRole: 'admin' }}>
        <AutocompleteInput
          source="actorId"
          optionText="username"
          filterToQuery={toKeyword}
          helperText={false}
          margin="none"
          sx={filterWidth}
        />
      </ReferenceInput>
      <SelectFilter
        source="action"
        choices={auditAction.options.map((id) => ({ id, name: t(`auditLogs.action.${id}`) }))}
      />
      <SelectFilter
        source="targetType"
        choices={auditTargetType.options.map((id) => ({ id, name: t(`auditLogs.target.${id}`) }))}
      />
      <DateRangeFilter source="createTime" />
    </>
  )
}
