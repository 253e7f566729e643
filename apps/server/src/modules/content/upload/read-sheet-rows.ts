import { bankColumns, questionColumns } from '@app/contract'
import { type Language, translator } from '../../../platform/i18n.ts'
import { parseBankCells, parseQuestionCells } from './parse-cells.ts'
import { MAX_ROWS, type Sheet, type SheetRow } from './read-sheets.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { UploadedRow } from './uploaded-row.ts'

const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US']

/** The rows of all sheets of a file, banks first. @throws UnreadableFile */
export function readSheetRows(sheets: readonly Sheet[], language: Language): UploadedRow[] {
  const rows = sheets.flatMap((sheet) => readOne(sheet, language))
  if (rows.length === 0) throw new UnreadableFile('noRows')
  if (rows.length > MAX_ROWS) throw new UnreadableFile('tooManyRows', { count: MAX_ROWS })
  return [...rows.filter(({ kind }) => kind === 'bank'), ...rows.filter(({ kind }) => kind === 'question')]
}

function readOne({ rows: [header, ...rows] }: Sheet, language: Language): UploadedRow[] {
  if (!header || rows.length === 0) return []
  const question = columnsOf(header, questionColumns)
  if (question.includes('title')) {
    requireColumns(question, ['bank', 'title'])
    return rows.map((row) => parseQuestionCells(row.number, cellsOf(row, question), language))
  }
  const bank = columnsOf(header, bankColumns)
  if (!bank.includes('name')) throw new UnreadableFile('noHeader')
  requireColumns(bank, ['slug', 'name'])
  return rows.map((row) => parseBankCells(row.number, cellsOf(row, bank), language))
}

/** What each column holds, by its header in any language; null for what is no column of ours. */
function columnsOf<C extends string>({ cells }: SheetRow, columns: readonly C[]): (C | null)[] {
  const names = new Map<string, C>()
  for (const column of columns) {
    names.set(column.toLowerCase(), column)
    for (const language of LANGUAGES) {
      names.set(translator(language)(`content:column.${String(column)}`).toLowerCase(), column)
    }
  }
  return cells.map((cell) => names.get(cell.trim().toLowerCase()) ?? null)
}

function requireColumns(found: readonly (string | null)[], required: readonly string[]): void {
  for (const column of required) if (!found.includes(column)) throw new UnreadableFile('noColumn', { column })
}

function cellsOf<C extends string>({ cells }: SheetRow, columns: readonly (C | null)[]): Map<C, string> {
  const found = new Map<C, string>()
  columns.forEach((column, index) => {
    if (column !== null && !found.has(column)) found.set(column, cells[index] ?? '')
  })
  return found
}
