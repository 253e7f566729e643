import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROBLEMS_FOLDER } from '@app/contract/question-program/files'
import { type Language, translator } from '../../../platform/i18n.ts'
import { decodeText } from '../../../platform/text/decode-text.ts'
import { type ContentFamily, families } from '../kinds/families.ts'
import type { ContentFile, FileFault } from '../kinds/kind.ts'
import { composeProblems } from '../problem/problem-folder.ts'

/** As other editors name their files too. */
export const MARKDOWN = /\.(?:md|markdown)$/i
const SLUG = /^[a-z0-9-]+$/
const FILES_READ_AT_ONCE = 64

const folderOf = ({ parents }: ContentFamily) => parents.format.folder

type Place = Pick<ContentFile, 'kind' | 'path' | 'parent' | 'slug'>

/** Reads `banks/<bank>/bank.md`, `banks/<bank>/<question>.md`, and so on. Hidden files are passed over. */
export async function readContentFolder(
  folder: string,
  language: Language,
): Promise<{ files: ContentFile[]; faults: FileFault[] }> {
  const t = translator(language)
  const found = await Promise.all(families.map((family) => listFiles(path.join(folder, folderOf(family)))))
  const faults: FileFault[] = []
  if (found.every((names) => names === undefined)) {
    faults.push({
      file: families[0] ? folderOf(families[0]) : folder,
      line: 1,
      reason: t('content:noFolder'),
    })
  }
  const places = families.flatMap((family, index) =>
    (found[index] ?? []).flatMap((name) => {
      const place = toPlace(family, name)
      if (!place) faults.push({ file: `${folderOf(family)}/${name}`, line: 1, reason: t('content:badName') })
      return place ?? []
    }),
  )
  const files: ContentFile[] = []
  for (let start = 0; start < places.length; start += FILES_READ_AT_ONCE) {
    const batch = places.slice(start, start + FILES_READ_AT_ONCE)
    const contents = await Promise.all(batch.map((place) => readFile(path.join(folder, place.path))))
    batch.forEach((place, index) => {
      const { file, fault } = toFile(place, contents[index] ?? Buffer.alloc(0), language)
      if (file) files.push(file)
      else faults.push(fault)
    })
  }
  const problems = await readProblems(folder, language)
  return withoutTwins([...files, ...problems.files], [...faults, ...problems.faults], language)
}

/** Reads the folders `problems/<bank>/<problem>/`. */
async function readProblems(folder: string, language: Language) {
  const names = (await listFiles(path.join(folder, PROBLEMS_FOLDER))) ?? []
  const paths = names.map((name) => `${PROBLEMS_FOLDER}/${name}`)
  const raw = new Map<string, Buffer>()
  for (let start = 0; start < paths.length; start += FILES_READ_AT_ONCE) {
    const batch = paths.slice(start, start + FILES_READ_AT_ONCE)
    const contents = await Promise.all(batch.map((name) => readFile(path.join(folder, name))))
    for (const [index, name] of batch.entries()) raw.set(name, contents[index] ?? Buffer.alloc(0))
  }
  return composeProblems(raw, language)
}

/** A bank, or a question, stands in one place: below `banks/` or below `problems/`. */
function withoutTwins(files: readonly ContentFile[], faults: readonly FileFault[], language: Language) {
  const places = new Map<string, string>()
  const found = [...faults]
  const kept = files.filter(({ kind, parent, slug, path: file }) => {
    const key = `${kind}:${parent}/${slug}`
    const other = places.get(key)
    if (other === undefined) places.set(key, file)
    else found.push({ file, line: 1, reason: translator(language)('content:placeTwice', { other }) })
    return other === undefined
  })
  return { files: kept, faults: found }
}

/** @returns paths below the folder, sorted; undefined when there is no such folder */
async function listFiles(root: string): Promise<string[] | undefined> {
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

export type FileOrFault = { file: ContentFile; fault?: undefined } | { file?: undefined; fault: FileFault }

/** A file of a bundle by its path, which may begin above the folder of its family. */
export function toContentFile(name: string, bytes: Buffer, language: Language): FileOrFault {
  for (const family of families) {
    const start = `/${name}`.lastIndexOf(`/${folderOf(family)}/`)
    const place = start === -1 ? undefined : toPlace(family, name.slice(start + folderOf(family).length + 1))
    if (place) return toFile(place, bytes, language)
  }
  return { fault: { file: name, line: 1, reason: translator(language)('content:badName') } }
}

function toPlace({ parents, items }: ContentFamily, name: string): Place | undefined {
  const { folder, index, kind } = parents.format
  const [parentSlug = '', file = '', ...deeper] = name.split('/')
  const slug = file.replace(MARKDOWN, '')
  if (deeper.length > 0 || slug === file || !SLUG.test(parentSlug) || !SLUG.test(slug)) return undefined
  const place = { path: `${folder}/${name}` }
  return `${slug}.md` === index
    ? { ...place, kind, parent: '', slug: parentSlug }
    : { ...place, kind: items.format.kind, parent: parentSlug, slug }
}

/** A file of the folder as text. */
export function toFile(place: Place, bytes: Buffer, language: Language): FileOrFault {
  const { text, badLine } = decodeText(bytes)
  if (badLine === null) return { file: { ...place, text, hash: hashOf(text) } }
  return { fault: { file: place.path, line: badLine, reason: translator(language)('content:notText') } }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
