import type { ReportCase } from '@app/contract/report/schemas'
import { REPORT_STATES } from '@app/contract/report/values'
import { DataTable, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { StateTabs } from '../../shared/list/StateTabs.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { OutcomeLabel } from './OutcomeLabel.tsx'
import { ReportBulkActions } from './ReportBulkActions.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportReasons } from './ReportReasons.tsx'
import { ThingCell } from './ThingCell.tsx'

const orders = [
  { field: 'openTime', order: 'ASC' },
  { field: 'reportCount', order: 'DESC' },
  { field: 'closeTime', order: 'DESC' },
] as const
const exported = [
  'id',
  { name: 'thingType', of: ({ thing }: RaRecord) => thing?.type },
  { name: 'thing', of: ({ thing }: RaRecord) => thing && [thing.title, thing.excerpt].filter(Boolean) },
  { name: 'author', of: ({ thing }: RaRecord) => thing?.author },
  { name: 'path', of: ({ thing }: RaRecord) => thing?.path },
  'reasons',
  'reporters',
  'reportCount',
  'openTime',
  { name: 'state', of: ({ closeTime }: RaRecord) => (closeTime === null ? 'open' : 'closed') },
  'outcome',
  'outcomeReason',
  'assignee',
  'closeTime',
]
const waiting = { id: 'open', sort: orders[0] } as const
const waitingOnly = { state: waiting.id }
const closedLast = { field: 'closeTime', order: 'DESC' } as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The reported things, those that wait longest first. */
export function ReportList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<ReportCase>
  return (
    <ListPage
      title={t('page.reports')}
      orders={orders}
      exported={exported}
      rowClick="show"
      filtersAtFirst={waitingOnly}
      tabs={
        <StateTabs
          source="state"
          waiting={waiting}
          usualSort={closedLast}
          choices={REPORT_STATES.map((id) => ({ id, name: t(`reports.state.${id}`) }))}
        />
      }
      filters={<ReportFilters />}
      bulkActions={<ReportBulkActions />}
      isRowSelectable={({ closeTime }) => closeTime === null}
    >
      <Column
        source="thing"
        disableSort
        render={({ thing }) => (
          <RecordLink>
            <ThingCell thing={thing} />
          </RecordLink>
        )}
      />
      <Column source="reportCount" sortByOrder="DESC" render={(row) => <ReportReasons row={row} />} />
      <Column
        source="openTime"
        sortByOrder="ASC"
        sx={wide}
        render={({ openTime }) => <TimeText time={openTime} />}
      />
      <Column
        source="assignee"
        disableSort
        sx={wide}
        render={({ assignee }) => assignee?.username ?? t('reports.nobody')}
      />
      <Column source="outcome" disableSort sx={wide} render={(row) => <OutcomeLabel row={row} />} />
    </ListPage>
  )
}
