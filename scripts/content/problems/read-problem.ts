import type { z } from 'zod'
import { describeIssue, describeSyntax } from '../../../apps/server/src/modules/content/kinds/file-reader.ts'
import {
  type FrontMatter,
  readFrontMatter,
} from '../../../apps/server/src/modules/content/kinds/front-matter.ts'
import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { OPERATOR_LANGUAGE } from '../../../apps/server/src/platform/i18n.ts'
import { locatePrograms } from '../../../packages/runner/src/javascript/locate-programs.ts'
import { SyntaxTrouble } from '../../../packages/runner/src/javascript/syntax-trouble.ts'
import type { Cases, Comparison } from '../../../packages/runner/src/problem.ts'
import { readBody } from '../markdown.ts'
import { fault, type Item } from '../model.ts'
import { checkFiles } from './files.ts'
import { callCases, type ProblemMatter, problemMatter, sqlCases } from './matter.ts'

/** The texts of a problem's folder, by name. */
export type ProblemFiles = ReadonlyMap<string, string>

/** A programming problem of the content folder. */
export interface Problem extends Item<ProblemMatter> {
  /** Path in the content folder. */
  folder: string
  files: ProblemFiles
  cases: Cases
  /** Where each case stands. */
  caseNames: { name: string; line: number }[]
  casesFile: string
}

type Read<T> = { value: T; faults: [] } | { value?: undefined; faults: FileFault[] }

/** Reads `problems/<bank>/<problem>/`. */
export function readProblem(folder: string, files: ProblemFiles): Read<Problem> {
  const path = `${folder}/problem.md`
  const text = files.get('problem.md')
  if (text === undefined)
    return { faults: [fault({ path }, 1, 'problemFileMissing', { file: 'problem.md' })] }
  const read = readMatter(path, text, problemMatter)
  if (!read.value) return read
  const { data, matter } = read.value
  const item = {
    path,
    parent: folder.split('/')[1] ?? '',
    name: folder.split('/').slice(1).join('/'),
    matter: data,
    lineOf: matter.lineOf,
    body: readBody(matter.body, matter.bodyLine + leadingLines(text, matter)),
  }
  const faults = [...checkForm(item), ...checkFiles(folder, files, data)]
  const cases = readCases(folder, files, data)
  if (!cases.value || faults.length > 0) return { faults: [...faults, ...cases.faults] }
  return { value: { ...item, folder, files, ...cases.value }, faults: [] }
}

/** Blank lines between front matter and body. */
function leadingLines(text: string, { bodyLine }: FrontMatter): number {
  const below = text.split('\n').slice(bodyLine - 1)
  return Math.max(
    0,
    below.findIndex((line) => line.trim() !== ''),
  )
}

function readMatter<S extends z.ZodType>(path: string, text: string, schema: S) {
  const matter = readFrontMatter(text)
  if (Array.isArray(matter)) {
    return { faults: describeSyntax({ path }, matter, OPERATOR_LANGUAGE) }
  }
  const { data, error } = schema.safeParse(matter.value)
  if (error) {
    const found = error.issues.flatMap((issue) => describeIssue(issue, matter, OPERATOR_LANGUAGE))
    return { faults: found.map((each): FileFault => ({ file: path, ...each })) }
  }
  return { value: { data, matter }, faults: [] as [] }
}

/** What fits together in the front matter. */
function checkForm(item: Item<ProblemMatter>): FileFault[] {
  const { languages, entry, parameters, changes, returns } = item.matter
  const isSql = languages.includes('sql')
  const at = (field: string, key: Parameters<typeof fault>[2]) => fault(item, item.lineOf([field]), key)
  const faults: FileFault[] = []
  if (isSql && languages.length > 1) faults.push(at('languages', 'problemSqlAlone'))
  if (isSql !== (entry === undefined))
    faults.push(at('entry', isSql ? 'problemEntryUnwanted' : 'problemEntryMissing'))
  if (changes !== undefined && !(changes in parameters)) faults.push(at('changes', 'problemChangesUnknown'))
  if (changes !== undefined && returns !== undefined) faults.push(at('changes', 'problemChangesAndReturns'))
  return faults
}

type CasesRead = Read<Pick<Problem, 'cases' | 'caseNames' | 'casesFile'>>

function readCases(folder: string, files: ProblemFiles, matter: ProblemMatter): CasesRead {
  const comparison = matter.compare ?? 'exact'
  const programs = files.get('cases.js')
  if (programs !== undefined) return readProgramCases(`${folder}/cases.js`, programs, matter, comparison)
  const path = `${folder}/cases.yaml`
  const text = files.get('cases.yaml')
  if (text === undefined) return { faults: [] }
  if (matter.languages.includes('sql'))
    return readSqlCases(path, text, files.get('schema.sql') ?? '', comparison)
  return readCallCases(path, text, matter, comparison, files.get('checker.js'))
}

function readProgramCases(
  path: string,
  source: string,
  matter: ProblemMatter,
  comparison: Comparison,
): CasesRead {
  try {
    const caseNames = locatePrograms(source)
    if (!caseNames.some(({ isShown }) => isShown)) return { faults: [fault({ path }, 1, 'problemNoneShown')] }
    return {
      value: {
        cases: { form: 'programs', entry: matter.entry ?? '', comparison, source },
        caseNames,
        casesFile: path,
      },
      faults: [],
    }
  } catch (error) {
    if (!(error instanceof SyntaxTrouble)) throw error
    const { line = 1, message } = error.trouble
    return { faults: [fault({ path }, line, 'problemCasesWrong', { detail: message })] }
  }
}

/** Reads a file of YAML as front matter is read: faults have their lines, in the same words. */
function readYaml<S extends z.ZodType>(path: string, text: string, schema: S) {
  const read = readMatter(path, `---\n${text.trimEnd()}\n---\n`, schema)
  const faults = read.faults.map((each) => ({ ...each, line: Math.max(1, each.line - 1) }))
  return read.value ? { value: read.value } : { faults }
}

function linesOf(matter: FrontMatter, list: { shown: unknown[]; hidden: unknown[] }): number[] {
  return (['shown', 'hidden'] as const).flatMap((part) =>
    list[part].map((_, place) => matter.lineOf([part, place]) - 1),
  )
}

function readSqlCases(path: string, text: string, schema: string, comparison: Comparison): CasesRead {
  const read = readYaml(path, text, sqlCases)
  if (!read.value) return { faults: read.faults }
  const { data, matter } = read.value
  const lines = linesOf(matter, data)
  const cases = [...data.shown, ...data.hidden].map((one) => ({ ...one, name: one.name ?? '' }))
  if (comparison === 'unordered-deep') return { faults: [fault({ path }, 1, 'problemCompareOfRows')] }
  const crooked = cases.flatMap(({ expected: { columns, rows } }, place) =>
    rows.every((row) => row.length === columns.length)
      ? []
      : fault({ path }, lines[place] ?? 1, 'problemRowLength'),
  )
  if (crooked.length > 0) return { faults: crooked }
  const caseNames = cases.map(({ name }, place) => ({ name, line: lines[place] ?? 1 }))
  return {
    value: { cases: { form: 'sql', schema, comparison, cases }, caseNames, casesFile: path },
    faults: [],
  }
}

function readCallCases(
  path: string,
  text: string,
  matter: ProblemMatter,
  comparison: Comparison,
  checker: string | undefined,
): CasesRead {
  const read = readYaml(path, text, callCases)
  if (!read.value) return { faults: read.faults }
  const lines = linesOf(read.value.matter, read.value.data)
  const { shown, hidden } = read.value.data
  const cases = [...shown, ...hidden].map((one) => ({ ...one, name: one.name ?? '' }))
  const parameters = Object.entries(matter.parameters).map(([name, type]) => ({ name, type }))
  const faults = cases.flatMap(({ args, generate }, place) => {
    const at = (key: Parameters<typeof fault>[2], values = {}) =>
      fault({ path }, lines[place] ?? 1, key, values)
    if ((args === undefined) === (generate === undefined)) return at('problemArgsOrGenerate')
    const isFit = args === undefined || args.length === parameters.length
    return isFit ? [] : at('problemArgCount', { given: args.length, wanted: parameters.length })
  })
  if (faults.length > 0) return { faults }
  const { entry = '', returns, changes } = matter
  return {
    value: {
      cases: { form: 'calls', entry, parameters, returns, changes, comparison, checker, cases },
      caseNames: cases.map(({ name }, place) => ({ name, line: lines[place] ?? 1 })),
      casesFile: path,
    },
    faults: [],
  }
}
