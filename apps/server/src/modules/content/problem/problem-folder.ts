import { createHash } from 'node:crypto'
import { PROBLEM_FILE, PROBLEMS_FOLDER } from '@app/contract/question-program/files'
import { type Language, translator } from '../../../platform/i18n.ts'
import { decodeText } from '../../../platform/text/decode-text.ts'
import { questions } from '../item/kinds/question.ts'
import type { ContentFile, FileFault } from '../kinds/kind.ts'
import { questionBanks } from '../parent/kinds/question-bank.ts'

const PLACE = /^problems\/[a-z0-9-]+\/(?:bank\.md|[a-z0-9-]+\/[\w.-]+)$/

/** The path of a file below `problems/`, wherever the content folder is; undefined for other files. */
export function problemPathOf(name: string): string | undefined {
  const start = `/${name}`.lastIndexOf(`/${PROBLEMS_FOLDER}/`)
  const path = start === -1 ? '' : name.slice(start)
  // A bank may be called like the folder: `banks/problems/lock.md`.
  return path.split('/').length > 2 ? path : undefined
}

/** Files of a content folder below `problems/`, by their paths from the content folder. */
type RawFiles = ReadonlyMap<string, Uint8Array>

/** Puts the files of each problem together: one file of content for each, and one for each bank. */
export function composeProblems(
  raw: RawFiles,
  language: Language,
): { files: ContentFile[]; faults: FileFault[] } {
  const t = translator(language)
  const faults: FileFault[] = []
  const files: ContentFile[] = []
  const folders = new Map<string, Map<string, string>>()
  for (const [file, bytes] of raw) {
    const [, bank = '', slug = '', name] = file.split('/')
    const { text, badLine } = decodeText(Buffer.from(bytes))
    if (!PLACE.test(file)) faults.push({ file, line: 1, reason: t('content:problem.place') })
    else if (badLine !== null) faults.push({ file, line: badLine, reason: t('content:notText') })
    else if (name === undefined) {
      const { kind } = questionBanks.format
      files.push({ kind, path: file, parent: '', slug: bank, text, hash: hashOf([text]) })
    } else {
      const place = `${bank}/${slug}`
      folders.set(place, (folders.get(place) ?? new Map()).set(name, text))
    }
  }
  const broken = new Set(faults.map(({ file }) => file.split('/').slice(1, 3).join('/')))
  for (const [place, texts] of folders) {
    const [parent = '', slug = ''] = place.split('/')
    const path = `${PROBLEMS_FOLDER}/${place}/${PROBLEM_FILE}`
    const text = texts.get(PROBLEM_FILE)
    // What of a folder cannot be read is told; the rest of it would be less than the problem.
    if (broken.has(place)) continue
    if (text === undefined)
      faults.push({ file: path, line: 1, reason: t('content:problem.fileMissing', { file: PROBLEM_FILE }) })
    else {
      const parts = new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1)))
      const hash = hashOf([...parts].flat())
      files.push({ kind: questions.format.kind, path, parent, slug, text, parts, hash })
    }
  }
  return { files, faults }
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(texts.length === 1 ? text : `${text.length}:${text}`)
  return hash.digest('hex')
}
