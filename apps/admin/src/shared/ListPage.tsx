import type { ReactNode } from 'react'
import { ListBase, Pagination, type SortPayload } from 'react-admin'
import { FilterBar } from './FilterBar.tsx'
import styles from './ListPage.module.css'
import { ListTable } from './ListTable.tsx'
import { PageHeader } from './PageHeader.tsx'

/** Rows of a page, at first. */
const PAGE_SIZE = 20
const PAGE_SIZES = [10, 20, 50, 100]

interface ListPageProps {
  title: string
  /** The order at first. */
  sort: SortPayload
  /** By what one can sort, in words of `resources.<resource>.fields`. */
  sortFields: string[]
  /** Inputs, each named by the filter it sets. */
  filters: ReactNode
  /** What stands beside the title. */
  actions?: ReactNode
  /** Where a click on a row leads; nowhere when absent. */
  rowClick?: 'show'
  /** The columns: `DataTable.Col`. */
  children: ReactNode
}

/** A resource as a table that is searched, filtered, sorted and paged on the server; the address remembers how. */
export function ListPage({ title, sort, sortFields, filters, actions, rowClick, children }: ListPageProps) {
  return (
    <ListBase sort={sort} perPage={PAGE_SIZE} exporter={false}>
      <PageHeader title={title}>{actions}</PageHeader>
      <FilterBar sortFields={sortFields}>{filters}</FilterBar>
      <div className={styles.paper}>
        <ListTable rowClick={rowClick ?? false}>{children}</ListTable>
        <div className={styles.foot}>
          <Pagination rowsPerPageOptions={PAGE_SIZES} />
        </div>
      </div>
    </ListBase>
  )
}
