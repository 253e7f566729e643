import type { ContributionSummary } from '@app/contract/contribution/schemas'
import { CONTRIBUTION_KINDS, CONTRIBUTION_STATES } from '@app/contract/contribution/values'
import { useTranslation } from 'react-i18next'
import { type Column, timeColumn, toColumns } from '../../../shared/list/columns.tsx'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { RecordLink } from '../../../shared/list/RecordLink.tsx'
import { SelectFilter } from '../../../shared/list/SelectFilter.tsx'
import { StateTabs } from '../../../shared/list/StateTabs.tsx'
import { UserFilter } from '../../../shared/list/UserFilter.tsx'
import { ContributionStateLabel } from '../ContributionStateLabel.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'updateTime', order: 'DESC' },
] as const
const exported = [
  ...(['id', 'kind', 'state', 'author', 'title', 'bankName', 'reason', 'source', 'note'] as const),
  ...(['createTime', 'handleTime', 'handlerName'] as const),
]
const columns: readonly Column<ContributionSummary>[] = [
  { source: 'title', render: ({ title }) => <RecordLink>{title}</RecordLink> },
  { source: 'kind', isOneLine: true, render: ({ kind }, t) => t(`contributions.kind.${kind}`) },
  { source: 'state', render: ({ state }) => <ContributionStateLabel state={state} /> },
  { source: 'author', from: 'sm', render: ({ author }) => author?.username ?? <Gone /> },
  { source: 'bankName', from: 'sm' },
  timeColumn('createTime', ({ createTime }) => createTime),
]
/** What there is to be done. */
const waiting = { id: 'pending', sort: { field: 'createTime', order: 'ASC' } } as const
const waitingOnly = { state: waiting.id }

function Gone() {
  return useTranslation('admin').t('contributions.gone')
}

/** What users propose; at first what waits for an admin. */
export function ContributionList() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      title={t('page.contributions')}
      orders={orders}
      exported={exported}
      rowClick="show"
      filtersAtFirst={waitingOnly}
      sortAtFirst={waiting.sort}
      tabs={
        <StateTabs
          source="state"
          waiting={waiting}
          usualSort={orders[0]}
          choices={CONTRIBUTION_STATES.map((id) => ({ id, name: t(`contributions.state.${id}`) }))}
        />
      }
      filters={<ContributionFilters />}
    >
      {toColumns(columns, t)}
    </ListPage>
  )
}

function ContributionFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SelectFilter
        source="kind"
        choices={CONTRIBUTION_KINDS.map((id) => ({ id, name: t(`contributions.kind.${id}`) }))}
      />
      <UserFilter source="userId" />
    </>
  )
}
