/** A sheet: its rows, the header among them, all cells as text. */
export interface Sheet {
  /** Empty where a file is one sheet. */
  name: string
  rows: SheetRow[]
  /** Whether the workbook does not show it. */
  isHidden?: boolean
}

export interface SheetRow {
  /** As a spreadsheet counts rows, from 1. */
  number: number
  cells: string[]
  /** Why it cannot be taken. `key` is one of `upload.` in `locales/<lng>/content.json`. */
  fault?: { key: string; count?: number }
}

/** The rows without those that somebody has emptied, which spreadsheets keep. */
export function withContent(rows: readonly SheetRow[]): SheetRow[] {
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** What a cell says. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return toDateText(value)
  return String(value).replace(/\r\n?/g, '\n').trim()
}

/** Spreadsheets keep days and times without a zone; what reads them takes that for UTC. */
function toDateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  const clock = time.slice(0, 5)
  return clock === '00:00' ? day : `${day} ${clock}`
}
