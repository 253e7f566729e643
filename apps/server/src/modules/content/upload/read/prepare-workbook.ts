/// <reference path="./saxen.d.ts" />
import { strFromU8, strToU8, zipSync } from 'fflate'
import { Parser } from 'saxen'
import { unpack } from './check-archive.ts'
import { MAX_COLUMNS, MAX_ROWS } from './sheet-limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The rows that a spreadsheet can have; so many may be empty. */
const LAST_ROW = 1_048_576
/** A character beyond the first 65,536, written as a number: the reader of workbooks would take another one for it. */
const FAR_CHARACTER = /&#(?:x0*(1?[0-9a-f]{5})|0*(\d{5,7}));/gi
/** A cell whose formula failed, or has never been reckoned: the reader would take both for empty. */
const CELL = /<(?:\w+:)?c\s[^<>]*>/g
const FAILED_TYPE = /\st=["']e["']/
const UNRECKONED =
  /<((?:\w+:)?)c(\s[^<>]*)><(?:\w+:)?f(?:\s[^<>]*)?>(?:[^<]*<\/(?:\w+:)?f>)?(?:<(?:\w+:)?v\s?\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?<\/(?:\w+:)?c>/g
const OLD_CONTAINER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const FAR = 0x10000
const LAST = 0x10ffff

/**
 * Refuses a workbook whose sheets are too large before they are laid out in memory, where one cell far away takes as much
 * as all before it, and writes out what the reader does not understand; says which sheets are hidden. Looks at every part
 * that the reader may take for a sheet: a workbook may keep its sheets wherever it likes.
 * @throws UnreadableFile
 */
export function prepareWorkbook(bytes: Uint8Array): { readable: Uint8Array; hidden: ReadonlySet<string> } {
  checkContainer(bytes)
  const files = unpack(bytes, /\.xml(?:\.rels)?$/)
  const hidden = new Set<string>()
  let isChanged = false
  for (const [name, content] of Object.entries(files)) {
    const text = strFromU8(content)
    checkExtent(text, hidden)
    const written = text
      .replace(FAR_CHARACTER, writeOut)
      .replace(CELL, (cell) => cell.replace(FAILED_TYPE, ' t="str"'))
      .replace(UNRECKONED, writeFailed)
    if (written === text) continue
    files[name] = strToU8(written)
    isChanged = true
  }
  return { readable: isChanged ? zipSync(files, { level: 0 }) : bytes, hidden }
}

/** Old workbooks are kept in another container, and so are new ones that a password protects. */
function checkContainer(bytes: Uint8Array): void {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!content.subarray(0, 4).equals(OLD_CONTAINER)) return
  const isProtected = content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  throw new UnreadableFile(isProtected ? 'protectedFile' : 'oldWorkbook')
}

function writeFailed(_: string, prefix: string, attributes: string): string {
  const place = attributes.replace(/\st=["'][^"']*["']/, '')
  return `<${prefix}c${place} t="str"><${prefix}v>#N/A</${prefix}v></${prefix}c>`
}

function writeOut(entity: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  return code >= FAR && code <= LAST ? String.fromCodePoint(code) : entity
}

/**
 * Looks at where rows and cells say that they stand, with the parser that the reader of workbooks has too.
 * @param hidden gets the names of sheets that are not shown
 */
function checkExtent(text: string, hidden: Set<string>): void {
  let rows = 0
  let fault: UnreadableFile | undefined
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode, isEmpty) => {
    const tag = localName(name)
    if (tag === 'sheet') noteHidden(attributes(), decode, hidden)
    if (fault || (tag !== 'c' && tag !== 'row')) return
    if (tag === 'row') rows += 1
    if (rows > 2 * MAX_ROWS) fault = tooManyRows()
    // The reader takes the last one, whatever its prefix.
    for (const [attribute, place] of Object.entries(attributes())) {
      const isPlace = localName(attribute) === 'r' && !attribute.startsWith('xmlns:')
      if (isPlace) fault ??= findFault(tag, decode(place), isEmpty)
    }
  })
  // What is no XML is the reader's to refuse.
  parser.on('error', () => {})
  parser.parse(text)
  if (fault) throw fault
}

function noteHidden(
  { name, state }: Record<string, string>,
  decode: (text: string) => string,
  hidden: Set<string>,
): void {
  if (name !== undefined && /^(?:hidden|veryHidden)$/.test(state ?? '')) hidden.add(decode(name))
}

/** @param isEmpty spreadsheets keep cells and rows that only look different, down to their last row */
function findFault(tag: 'c' | 'row', place: string, isEmpty: boolean): UnreadableFile | undefined {
  const [column = ''] = /^\D*/.exec(place) ?? []
  const row = place.slice(column.length)
  if (row !== '' && !(Number(row) <= LAST_ROW)) return tooManyRows()
  if (tag === 'row' || isEmpty) return undefined
  if (columnNumber(column) > MAX_COLUMNS) return new UnreadableFile('tooManyColumns', { count: MAX_COLUMNS })
  return Number(row) > MAX_ROWS + 1 ? tooManyRows() : undefined
}

const tooManyRows = () => new UnreadableFile('tooManyRows', { count: MAX_ROWS })

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + (letter.charCodeAt(0) - 64)
  return number
}
