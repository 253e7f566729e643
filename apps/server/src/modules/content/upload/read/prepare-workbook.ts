import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { checkArchive } from './check-archive.ts'
import { MAX_COLUMNS, MAX_ROWS } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const TEXTS = /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/
/** A character beyond the first 65,536, written as a number: the reader of workbooks would take another one for it. */
const FAR_CHARACTER = /&#(?:x0*(1?[0-9a-f]{5})|0*(\d{5,7}));/gi
const FAR = 0x10000
const LAST = 0x10ffff

/**
 * Refuses a workbook whose sheets are too large before they are laid out in memory, where one cell far away takes as much
 * as all before it, and writes out the characters that the reader does not understand.
 * @throws UnreadableFile
 */
export function prepareWorkbook(bytes: Uint8Array): Uint8Array {
  checkArchive(bytes)
  const files = unzipSync(bytes)
  let isChanged = false
  for (const [name, content] of Object.entries(files)) {
    if (SHEET.test(name)) checkExtent(content)
    if (!TEXTS.test(name) || !Buffer.from(content.buffer, content.byteOffset, content.length).includes('&#'))
      continue
    const text = strFromU8(content)
    const written = text.replace(FAR_CHARACTER, writeOut)
    if (written === text) continue
    files[name] = strToU8(written)
    isChanged = true
  }
  return isChanged ? zipSync(files, { level: 0 }) : bytes
}

function writeOut(entity: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  return code >= FAR && code <= LAST ? String.fromCodePoint(code) : entity
}

/** Looks at where cells with a content say that they stand. */
function checkExtent(content: Uint8Array): void {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1')
  let rows = 0
  for (const [, column = '', row = ''] of text.matchAll(/<c [^>]*?r="([A-Z]{1,3})(\d{1,7})"[^>/]*>/g)) {
    if (columnNumber(column) > MAX_COLUMNS) throw new UnreadableFile('tooManyColumns', { count: MAX_COLUMNS })
    if (Number(row) > MAX_ROWS + 1) throw new UnreadableFile('tooManyRows', { count: MAX_ROWS })
  }
  for (let at = text.indexOf('<row'); at !== -1; at = text.indexOf('<row', at + 1)) {
    rows += 1
    if (rows > 2 * MAX_ROWS) throw new UnreadableFile('tooManyRows', { count: MAX_ROWS })
  }
}

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + (letter.charCodeAt(0) - 64)
  return number
}
