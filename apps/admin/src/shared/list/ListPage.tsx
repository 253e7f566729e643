import type { ReactNode } from 'react'
import { ListBase, type RaRecord, type SortPayload } from 'react-admin'
import { FieldExportButton } from '../export/FieldExportButton.tsx'
import type { ExportedField } from '../export/use-field-csv.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { FilterBar } from './FilterBar.tsx'
import styles from './ListPage.module.css'
import { ListTable } from './ListTable.tsx'
import { useKnownSort } from './use-known-sort.ts'

/** Rows per page at first. */
const PAGE_SIZE = 20

interface ListPageProps {
  title: string
  /** The fields to sort by, each with its usual direction; the first is the default. */
  orders: readonly [SortPayload, ...SortPayload[]]
  /** Tabs above the filters. */
  tabs?: ReactNode
  /** Inputs, each named by the filter it sets. */
  filters: ReactNode
  /** The filters that are on when the list is opened; none when absent. */
  filtersAtFirst?: Readonly<Record<string, unknown>>
  /** The order when the list is opened; the first of `orders` when absent. */
  sortAtFirst?: SortPayload
  /** The fields of a record that are exported, in this order; a list with an export of its own names none. */
  exported?: readonly ExportedField[]
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Where a click on a row leads; nowhere when absent. */
  rowClick?: 'show'
  /** Actions on selected rows; rows can't be selected when absent. */
  bulkActions?: ReactNode
  /** Which rows can be selected; all when absent. */
  isRowSelectable?: (record: RaRecord) => boolean
  /** The columns: `DataTable.Col`. */
  children: ReactNode
}

/** A resource as a table, searched, filtered, sorted and paged on the server; the address keeps the state. */
export function ListPage({
  title,
  orders,
  tabs,
  filters,
  exported,
  actions,
  children,
  ...rest
}: ListPageProps) {
  const { filtersAtFirst = {}, sortAtFirst = orders[0], ...table } = rest
  if (!useKnownSort(orders)) return null
  return (
    <ListBase sort={sortAtFirst} perPage={PAGE_SIZE} exporter={false} filterDefaultValues={filtersAtFirst}>
      <PageHeader title={title}>
        {exported && <FieldExportButton fields={exported} />}
        {actions}
      </PageHeader>
      {tabs}
      <FilterBar orders={orders}>{filters}</FilterBar>
      <div className={styles.paper}>
        <ListTable {...table} filtersAtFirst={filtersAtFirst}>
          {children}
        </ListTable>
      </div>
    </ListBase>
  )
}
