import { type Language, translator } from '../../../../platform/i18n.ts'
import { type FileOrFault, MARKDOWN, toContentFile } from '../../folder/content-folder.ts'
import { kindOf } from '../../kinds/families.ts'
import type { FileFault, UploadedRow } from '../../kinds/kind.ts'
import { composeProblems, problemPathOf } from '../../problem/problem-folder.ts'
import { unpack } from './check-archive.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The files of a zip archive that looks like `content/`, whatever folder it was packed with. */
export function readBundle(bytes: Uint8Array, language: Language): UploadedRow[] {
  const entries = Object.entries(unpack(bytes, /\.(?:md|markdown|yaml|js|ts|py|sql)$/i))
    .filter(([path]) => !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const ofProblems = entries.flatMap(([path, content]): [string, Uint8Array][] => {
    const place = problemPathOf(path)
    return place === undefined ? [] : [[place, content]]
  })
  const others = entries.filter(([path]) => MARKDOWN.test(path) && problemPathOf(path) === undefined)
  const problems = composeProblems(new Map(ofProblems), language)
  const found = [
    ...others.map(([path, content]) => toContentFile(path, Buffer.from(content), language)),
    ...problems.files.map((file) => ({ file })),
    ...problems.faults.map((fault) => ({ fault })),
  ]
  const rows = found.map((one, index) => readOne(one, index + 1, language))
  if (rows.length === 0) throw new UnreadableFile('noRows')
  return rows
}

function readOne({ file, fault }: FileOrFault, number: number, language: Language): UploadedRow {
  if (!file) {
    const { file: path } = fault
    const row = { kind: 'question', number, place: path, parent: '', slug: '', title: path }
    return { ...row, draft: null, problems: describe([fault], language) }
  }
  const { draft, faults } = kindOf(file.kind).readFile(file, language)
  const { kind, parent, slug } = file
  const row = { kind, number, place: file.path, parent, slug, title: draft?.title ?? slug }
  return { ...row, draft, problems: describe(faults, language) }
}

function describe(faults: readonly FileFault[], language: Language) {
  const t = translator(language)
  return faults.map(({ line, reason }) => ({ column: t('content:upload.line', { line }), reason }))
}
