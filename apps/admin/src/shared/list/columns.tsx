import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import { TimeText } from '../show/TimeText.tsx'

/** A column of a list. */
export interface Column<R> {
  source: keyof R & string
  /** The narrowest screen that has room for it; any screen when absent. */
  from?: 'sm' | 'lg' | 'xl'
  /** Its first direction, where the list can be sorted by it. */
  sort?: 'ASC' | 'DESC'
  isNumber?: boolean
  isOneLine?: boolean
  /** The key of its head, where that is not the field's name. */
  label?: string
  width?: number
  /** Its cell, where that is more than the field's text. */
  render?: (record: R, t: TFunction<'admin'>) => ReactNode
}

/** A column of times that the list can be sorted by, the latest first. */
export function timeColumn<R>(
  source: keyof R & string,
  timeOf: (record: R) => string | null,
  from: Column<R>['from'] = 'sm',
): Column<R> {
  return { source, sort: 'DESC', from, render: (record) => <TimeText time={timeOf(record)} /> }
}

/** The columns of a table of react-admin. */
export function toColumns<R extends RaRecord>(columns: readonly Column<R>[], t: TFunction<'admin'>) {
  return columns.map(({ source, from, sort, isNumber, isOneLine, label, width, render }) => (
    <DataTable.Col<R>
      key={source}
      source={source}
      disableSort={sort === undefined}
      {...(label && { label: t(label) })}
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
