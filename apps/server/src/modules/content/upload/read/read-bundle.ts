import { type Language, translator } from '../../../../platform/i18n.ts'
import { toContentFile } from '../../folder/content-folder.ts'
import { kindOf } from '../../kinds/families.ts'
import type { FileFault, UploadedRow } from '../../kinds/kind.ts'
import { unpack } from './check-archive.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The files of a zip archive that looks like `content/`, whatever folder it was packed with. */
export function readBundle(bytes: Uint8Array, language: Language): UploadedRow[] {
  const rows = Object.entries(unpack(bytes, /\.(?:md|markdown)$/i))
    .filter(([path]) => !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content], index) => readOne(path, content, index + 1, language))
  if (rows.length === 0) throw new UnreadableFile('noRows')
  return rows
}

function readOne(path: string, content: Uint8Array, number: number, language: Language): UploadedRow {
  const { file, fault } = toContentFile(path, Buffer.from(content), language)
  if (!file) {
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
