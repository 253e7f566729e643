import { LANGUAGES } from '@app/contract/common/languages'
import { type Language, translator } from '../../../../platform/i18n.ts'
import { kinds } from '../../kinds/families.ts'
import type { SheetFormat, UploadedRow } from '../../kinds/kind.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { MAX_ROWS } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The rows of all sheets of a file that hold content; others, such as one of instructions, are passed over. @throws UnreadableFile */
export function readSheetRows(sheets: readonly Sheet[], language: Language): UploadedRow[] {
  const filled = sheets.filter(({ rows }) => rows.length > 1)
  const known = filled.filter(({ rows: [header] }) => header && findFormat(header))
  if (filled.length > 0 && known.length === 0) throw new UnreadableFile('noHeader')
  const rows = known.flatMap((sheet) => readOne(sheet, language, known.length > 1))
  if (rows.length === 0) throw new UnreadableFile('noRows')
  if (rows.length > MAX_ROWS) throw new UnreadableFile('tooManyRows', { count: MAX_ROWS })
  return rows
}

function readOne(
  { name, isHidden = false, rows: [header, ...rows] }: Sheet,
  language: Language,
  isOneOfMany: boolean,
): UploadedRow[] {
  const format = header && findFormat(header)
  if (!format) return []
  const { sheet, columns } = format
  for (const column of [sheet.parentColumn ?? 'slug', sheet.titleColumn]) {
    if (columns.includes(column)) continue
    if (isHidden) return []
    throw name === ''
      ? new UnreadableFile('noColumn', { column })
      : new UnreadableFile('noColumnInSheet', { sheet: name, column })
  }
  return rows.map((row) => {
    const read = sheet.readRow(row.number, cellsOf(row, columns), language)
    const placed = isOneOfMany ? { ...read, place: `${name} ${row.number}` } : read
    const fault = isHidden ? { key: 'hiddenSheet' } : (row.fault ?? findUnnamed(row, header, name))
    return fault ? withFault(placed, fault, language) : placed
  })
}

/** Cells that no column's name stands above come of a comma in a text without quotes: what they say would be lost. */
function findUnnamed({ cells }: SheetRow, header: SheetRow, sheet: string): SheetRow['fault'] {
  const count = cells.filter((cell, index) => cell !== '' && !header.cells[index]).length
  return count > 0 ? { key: sheet === '' ? 'surplusCells' : 'unnamedCells', count } : undefined
}

/** A row that cannot be taken, and why; what else is wrong may be of the same reason. */
function withFault(
  row: UploadedRow,
  { key, ...values }: NonNullable<SheetRow['fault']>,
  language: Language,
): UploadedRow {
  const reason = translator(language)(`content:upload.${key}`, values)
  return { ...row, draft: null, problems: [{ column: '', reason }] }
}

/** The kind whose title stands in the header, and most of whose columns do, or all of them; undefined for none. */
function findFormat(header: SheetRow): { sheet: SheetFormat; columns: (string | null)[] } | undefined {
  const [best] = kinds
    .map(({ sheet }) => ({ sheet, columns: columnsOf(header, sheet.columns) }))
    .filter(({ sheet, columns }) => columns.includes(sheet.titleColumn))
    .sort(
      (a, b) => countOf(b.columns) - countOf(a.columns) || a.sheet.columns.length - b.sheet.columns.length,
    )
  return best
}

const countOf = (columns: readonly (string | null)[]) =>
  new Set(columns.filter((column) => column !== null)).size

/** What each column holds, by its header in any language; null for what is no column of ours. */
function columnsOf({ cells }: SheetRow, columns: readonly string[]): (string | null)[] {
  const names = new Map<string, string>()
  for (const column of columns) {
    names.set(column.toLowerCase(), column)
    for (const language of LANGUAGES) {
      names.set(translator(language)(`sheet:column.${column}`).toLowerCase(), column)
    }
  }
  return cells.map((cell) => names.get(cell.trim().toLowerCase()) ?? null)
}

function cellsOf({ cells }: SheetRow, columns: readonly (string | null)[]): Map<string, string> {
  const found = new Map<string, string>()
  columns.forEach((column, index) => {
    if (column !== null && !found.has(column)) found.set(column, cells[index] ?? '')
  })
  return found
}
