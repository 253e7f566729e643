import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { kindOf } from '../../../apps/server/src/modules/content/kinds/families.ts'
import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { OPERATOR_LANGUAGE } from '../../../apps/server/src/platform/i18n.ts'
import { fault } from '../model.ts'
import { type Problem, type ProblemFiles, readProblem } from './read-problem.ts'

const PLACE = /^problems\/[a-z0-9-]+\/(?:bank\.md|[a-z0-9-]+\/[^/]+)$/

/** Reads `problems/` of the content folder. */
export async function loadProblems(folder: string): Promise<{ problems: Problem[]; faults: FileFault[] }> {
  const entries = await readdir(path.join(folder, 'problems'), { recursive: true, withFileTypes: true })
  const texts = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = path.join(entry.parentPath, entry.name)
    texts.set(path.relative(folder, file).split(path.sep).join('/'), await readFile(file, 'utf8'))
  }
  return toProblems(texts)
}

/** Reads the files of problems, by their paths in the content folder. */
export function toProblems(texts: ReadonlyMap<string, string>): { problems: Problem[]; faults: FileFault[] } {
  const faults: FileFault[] = []
  const folders = new Map<string, Map<string, string>>()
  const banks = new Set<string>()
  for (const [file, text] of texts) {
    const [, bank = '', name = '', inner] = file.split('/')
    if (!PLACE.test(file)) faults.push(fault({ path: file }, 1, 'problemPlace'))
    else if (inner === undefined) {
      banks.add(bank)
      faults.push(...readBank(file, bank, text))
    } else {
      const place = `problems/${bank}/${name}`
      const files = folders.get(place) ?? new Map<string, string>()
      folders.set(place, files.set(inner, text.replaceAll('\r\n', '\n')))
    }
  }
  const problems = [...folders].flatMap(([place, files]: [string, ProblemFiles]) => {
    const { value, faults: found } = readProblem(place, files)
    faults.push(...found)
    const bank = place.split('/')[1] ?? ''
    if (!banks.has(bank))
      faults.push(fault({ path: `problems/${bank}/bank.md` }, 1, 'problemFileMissing', { file: 'bank.md' }))
    return value ? [value] : []
  })
  return { problems, faults }
}

function readBank(file: string, slug: string, text: string): FileFault[] {
  return kindOf('bank').readFile(
    { path: file, text, kind: 'bank', parent: '', slug, hash: '' },
    OPERATOR_LANGUAGE,
  ).faults
}
