import type { ImportFormat } from '@app/contract/question-import/values'
import type { Language } from '../../../../platform/i18n.ts'
import { kinds } from '../../kinds/families.ts'
import type { UploadedRow } from '../../kinds/kind.ts'
import { readBundle } from './read-bundle.ts'
import { readCsv } from './read-csv.ts'
import { readSheetRows } from './read-sheet-rows.ts'
import { readWorkbook } from './read-workbook.ts'

/** Reads a file that an admin brings in, parents first. @throws UnreadableFile when there is nothing to read in it */
export async function readUpload(
  bytes: Uint8Array,
  format: ImportFormat,
  language: Language,
): Promise<UploadedRow[]> {
  const rows = await readAll(bytes, format, language)
  return kinds.flatMap(({ name }) => rows.filter(({ kind }) => kind === name))
}

async function readAll(bytes: Uint8Array, format: ImportFormat, language: Language): Promise<UploadedRow[]> {
  if (format === 'markdown') return readBundle(bytes, language)
  return readSheetRows(format === 'csv' ? readCsv(bytes) : await readWorkbook(bytes), language)
}
