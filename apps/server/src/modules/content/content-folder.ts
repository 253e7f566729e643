import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, translator } from '../../platform/i18n.ts'
import type { ImportFault } from './import-report.ts'

const BANK_FILE = 'bank.md'
const SLUG = /^[a-z0-9-]+$/
const FILES_READ_AT_ONCE = 64

/** A bank's file, or a question's. */
export interface ContentFile {
  /** Path in the content folder, with forward slashes. */
  path: string
  /** Slug of the bank. */
  bank: string
  /** Slug of the question; null for the bank's own file. */
  slug: string | null
  /** Without byte order mark, lines ending with \n. */
  text: string
  /** SHA-256 of the text, hexadecimal. */
  hash: string
}

type Place = Pick<ContentFile, 'path' | 'bank' | 'slug'>

/** Reads `banks/<bank>/bank.md` and `banks/<bank>/<question>.md`. Hidden files are passed over. */
export async function readContentFolder(
  folder: string,
  language: Language,
): Promise<{ files: ContentFile[]; faults: ImportFault[] }> {
  const t = translator(language)
  const names = await listBankFiles(folder)
  if (!names) return { files: [], faults: [{ file: 'banks', line: 1, reason: t('content:noFolder') }] }

  const files: ContentFile[] = []
  const faults: ImportFault[] = []
  const places = names.flatMap((name) => {
    const place = toPlace(name)
    if (!place) faults.push({ file: `banks/${name}`, line: 1, reason: t('content:badName') })
    return place ?? []
  })
  for (let start = 0; start < places.length; start += FILES_READ_AT_ONCE) {
    const batch = places.slice(start, start + FILES_READ_AT_ONCE)
    const contents = await Promise.all(batch.map((place) => readFile(path.join(folder, place.path))))
    batch.forEach((place, index) => {
      const { text, badLine } = decode(contents[index] ?? Buffer.alloc(0))
      if (badLine === null) files.push({ ...place, text, hash: hashOf(text) })
      else faults.push({ file: place.path, line: badLine, reason: t('content:notText') })
    })
  }
  return { files, faults }
}

/** @returns paths below `banks`, sorted; undefined when there is no such folder */
async function listBankFiles(folder: string): Promise<string[] | undefined> {
  const root = path.join(folder, 'banks')
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep))
      .filter((segments) => !segments.some((segment) => segment.startsWith('.')))
      .map((segments) => segments.join('/'))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** A file of a bundle, by its path below `banks/`; without a file, why it is none. */
export function toContentFile(
  name: string,
  bytes: Buffer,
  language: Language,
): { file?: ContentFile; fault?: ImportFault } {
  const t = translator(language)
  const place = toPlace(name)
  if (!place) return { fault: { file: name, line: 1, reason: t('content:badName') } }
  const { text, badLine } = decode(bytes)
  if (badLine !== null) return { fault: { file: place.path, line: badLine, reason: t('content:notText') } }
  return { file: { ...place, text, hash: hashOf(text) } }
}

function toPlace(name: string): Place | undefined {
  const [bank = '', file = '', ...deeper] = name.split('/')
  const slug = file.slice(0, -'.md'.length)
  if (deeper.length > 0 || !file.endsWith('.md') || !SLUG.test(bank) || !SLUG.test(slug)) return undefined
  return { path: `banks/${name}`, bank, slug: file === BANK_FILE ? null : slug }
}

/** @returns the line of the first character that is no UTF-8, or that the database cannot hold (NUL) */
function decode(bytes: Buffer): { text: string; badLine: number | null } {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
  const nul = text.indexOf('\0')
  const replaced = isUtf8(bytes) ? -1 : text.indexOf('\uFFFD')
  const bad = Math.max(nul, replaced)
  return { text, badLine: bad === -1 ? null : text.slice(0, bad).split('\n').length }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
