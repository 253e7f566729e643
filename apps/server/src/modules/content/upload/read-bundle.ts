import { type Language, translator } from '../../../platform/i18n.ts'
import { type ContentFile, toContentFile } from '../content-folder.ts'
import type { ImportFault } from '../import-report.ts'
import { parseBank, parseQuestion } from '../parse-content.ts'
import { unpackMarkdown } from './check-archive.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { UploadedRow } from './uploaded-row.ts'

/** What stands before `banks/` when a folder was packed with its own name. */
const OUTER = /^(?:.*\/)?banks\//

/** The files of a zip archive that looks like `content/`: `banks/<bank>/<question>.md`; banks first. */
export function readBundle(bytes: Uint8Array, language: Language): UploadedRow[] {
  const rows = [...unpackMarkdown(bytes)]
    .map(([path, content]) => ({ path: path.replace(OUTER, ''), content }))
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX'))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, content }, index) => readFile(path, content, index + 1, language))
  if (rows.length === 0) throw new UnreadableFile('noRows')
  return [...rows.filter(({ kind }) => kind === 'bank'), ...rows.filter(({ kind }) => kind === 'question')]
}

function readFile(path: string, content: Uint8Array, number: number, language: Language): UploadedRow {
  const { file, fault } = toContentFile(path, Buffer.from(content), language)
  if (!file) {
    const problems = describe(fault ? [fault] : [], language)
    return { kind: 'question', number, place: path, bank: '', slug: '', title: path, draft: null, problems }
  }
  return file.slug === null
    ? readBank(file, number, language)
    : readQuestion(file, file.slug, number, language)
}

function readBank(file: ContentFile, number: number, language: Language): UploadedRow {
  const { draft, faults } = parseBank(file, language)
  const row = { kind: 'bank', number, place: file.path, slug: file.bank } as const
  if (!draft) return { ...row, draft: null, problems: describe(faults, language) }
  const { name, description, group: groupName, order } = draft
  return { ...row, draft: { slug: file.bank, name, description, groupName, order }, problems: [] }
}

function readQuestion(file: ContentFile, slug: string, number: number, language: Language): UploadedRow {
  const { draft, faults } = parseQuestion(file, slug, language)
  const row = { kind: 'question', number, place: file.path, bank: file.bank, slug } as const
  if (!draft) return { ...row, title: slug, draft: null, problems: describe(faults, language) }
  const { title, difficulty, tags, shortAnswer, answer, keyPoints, followUps, order } = draft
  const related = draft.related.map((reference) => ({ bank: reference.bank, slug: reference.slug }))
  const question = { title, difficulty, tags, shortAnswer, answer, keyPoints, followUps, related, order }
  return { ...row, title, draft: { ...question, status: null }, problems: [] }
}

function describe(faults: readonly ImportFault[], language: Language) {
  const t = translator(language)
  return faults.map(({ line, reason }) => ({ column: t('content:upload.line', { line }), reason }))
}
