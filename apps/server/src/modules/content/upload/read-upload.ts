import type { ImportFormat } from '@app/contract'
import type { Language } from '../../../platform/i18n.ts'
import { readBundle } from './read-bundle.ts'
import { readSheetRows } from './read-sheet-rows.ts'
import { readCsv, readWorkbook } from './read-sheets.ts'
import type { UploadedRow } from './uploaded-row.ts'

/** Reads a file that an admin brings in. @throws UnreadableFile when there is nothing to read in it */
export async function readUpload(
  bytes: Uint8Array,
  format: ImportFormat,
  language: Language,
): Promise<UploadedRow[]> {
  if (format === 'markdown') return readBundle(bytes, language)
  return readSheetRows(format === 'csv' ? readCsv(bytes) : await readWorkbook(bytes), language)
}
