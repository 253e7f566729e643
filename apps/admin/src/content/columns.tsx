import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'

/** A column of a list of content. */
export interface Column<R> {
  source: keyof R & string
  /** The narrowest screen that has room for it; any screen when absent. */
  from?: 'sm' | 'lg' | 'xl'
  /** Its first direction, where the list can be sorted by it. */
  sort?: 'ASC' | 'DESC'
  isNumber?: boolean
  isOneLine?: boolean
  width?: number
  /** Its cell, where that is more than the field's text. */
  render?: (record: R, t: TFunction<'admin'>) => ReactNode
}

/** The columns of a table of react-admin. */
export function toColumns<R extends RaRecord>(columns: readonly Column<R>[], t: TFunction<'admin'>) {
  return columns.map(({ source, from, sort, isNumber, isOneLine, width, render }) => (
    <DataTable.Col<R>
      key={source}
      source={source}
      disableSort={sort === undefined}
      {...(sort && { sortByOrder: sort })}
      {...(isNumber && { align: 'right' as const })}
      {...(render && { render: (record: R) => render(record, t) })}
      sx={{
        ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
        ...(isOneLine && { whiteSpace: 'nowrap' }),
        ...(width && { width }),
      }}
    />
  ))
}
