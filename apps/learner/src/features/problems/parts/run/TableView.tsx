import type { Table } from '@app/runner'
import styles from './Results.module.css'

interface Props {
  title: string
  table: Table
  /** Places of the rows that differ. */
  marks: ReadonlySet<number>
}

/** Rows of a database. */
export function TableView({ title, table: { columns, rows }, marks }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.table} aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} data-differs={marks.has(place) || undefined}>
              {row.map((value, at) => (
                <td key={at}>{writeCell(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function writeCell(value: Table['rows'][number][number]): string {
  if (value === null) return 'null'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
