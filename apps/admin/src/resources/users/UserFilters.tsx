import { userRole, userState } from '@app/contract/user/schemas'
import { useTranslation } from 'react-i18next'
import { DateRangeFilter } from '../../shared/list/DateRangeFilter.tsx'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { MoreFilters } from '../../shared/list/MoreFilters.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

const rare = ['createTimeFrom', 'createTimeTo', 'lastSeenTimeFrom', 'lastSeenTimeTo']

/** Filters by keyword, role and state; by days of registration and last visit on demand. */
export function UserFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('users.keyword')} />
      <SelectFilter
        source="userRole"
        choices={userRole.options.map((id) => ({ id, name: t(`role.${id}`) }))}
      />
      <SelectFilter
        source="state"
        emptyText={t('users.anyState')}
        choices={userState.options.map((id) => ({ id, name: t(`userState.${id}`) }))}
      />
      <MoreFilters sources={rare}>
        <DateRangeFilter source="createTime" />
        <DateRangeFilter source="lastSeenTime" />
      </MoreFilters>
    </>
  )
}
