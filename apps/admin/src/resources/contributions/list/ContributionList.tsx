import type { ContributionSummary } from '@app/contract/contribution/schemas'
import { CONTRIBUTION_KINDS, CONTRIBUTION_STATES } from '@app/contract/contribution/values'
import { AutocompleteInput, DataTable, ReferenceInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { filterWidth } from '../../../shared/list/filter-width.ts'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { RecordLink } from '../../../shared/list/RecordLink.tsx'
import { SelectFilter } from '../../../shared/list/SelectFilter.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { ContributionStateLabel } from '../ContributionStateLabel.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'updateTime', order: 'DESC' },
] as const
const exported = [
  ...(['id', 'kind', 'state', 'title', 'bankName', 'reason', 'source', 'note'] as const),
  ...(['createTime', 'handleTime', 'handlerName'] as const),
]
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const byName = { field: 'username', order: 'ASC' } as const
const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })
/** What there is to be done. */
const waiting = { state: 'pending' }

/** What users propose; at first what waits for an admin. */
export function ContributionList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<ContributionSummary>
  return (
    <ListPage
      title={t('page.contributions')}
      orders={orders}
      exported={exported}
      rowClick="show"
      filtersAtFirst={waiting}
      filters={<ContributionFilters />}
    >
      <Column source="title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="kind" disableSort render={({ kind }) => t(`contributions.kind.${kind}`)} />
      <Column source="state" disableSort render={({ state }) => <ContributionStateLabel state={state} />} />
      <Column
        source="author"
        disableSort
        sx={wide}
        render={({ author }) => author?.username ?? t('contributions.gone')}
      />
      <Column source="bankName" disableSort sx={wide} />
      <Column
        source="createTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ createTime }) => <TimeText time={createTime} />}
      />
    </ListPage>
  )
}

function ContributionFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SelectFilter
        source="state"
        choices={CONTRIBUTION_STATES.map((id) => ({ id, name: t(`contributions.state.${id}`) }))}
      />
      <SelectFilter
        source="kind"
        choices={CONTRIBUTION_KINDS.map((id) => ({ id, name: t(`contributions.kind.${id}`) }))}
      />
      <ReferenceInput source="userId" reference="users" sort={byName}>
        <AutocompleteInput
          source="userId"
          optionText="username"
          filterToQuery={toKeyword}
          helperText={false}
          margin="none"
          sx={filterWidth}
        />
      </ReferenceInput>
    </>
  )
}
