import { arePrograms } from '@app/contract/question-program/cases'
import { fileOf } from '@app/contract/question-program/files'
import { fromMatter, type ProgramMatter } from '@app/contract/question-program/matter'
import { type QuestionProgram, questionProgram } from '@app/contract/question-program/schemas'
import { PROGRAM_LANGUAGES } from '@app/contract/question-program/values'
import type { z } from 'zod/mini'
import { describeIssues } from '../../../platform/http/validation.ts'
import { translator } from '../../../platform/i18n.ts'
import type { FileFault } from '../kinds/kind.ts'
import { inFolder, type Place } from './problem-faults.ts'
import { readHints } from './sections.ts'

interface Checked {
  program: QuestionProgram | null
  faults: FileFault[]
}

/** A problem of what its folder says, and what does not fit together, by file and line. */
export function checkProgram(place: Place, matter: ProgramMatter): Checked {
  const { file, files, cases, sections, language } = place
  const { parts } = sections
  const t = translator(language)
  const hints = readHints(parts.hints?.text ?? '')
  const said = {
    ...fromMatter(matter),
    statement: parts.statement?.text ?? '',
    examples: parts.examples?.text ?? '',
    constraints: parts.constraints?.text ?? '',
    hints: hints ?? [],
    starters: files.starters,
    solutions: files.solutions,
    wrongs: files.wrongs.map(({ language: one, code }) => ({ language: one, code })),
    cases: cases?.text ?? '',
    checker: files.checker,
    schema: files.schema,
  }
  const { data = null, error } = questionProgram.safeParse(said)
  const faults = (error?.issues ?? []).flatMap((issue) => describe(place, matter, issue))
  const ofPrograms = data && arePrograms(data.cases) ? checkPrograms(place) : []
  if (!hints)
    faults.push({ file: file.path, line: parts.hints?.line ?? 1, reason: t('content:problem.hintsList') })
  const all = [...faults, ...ofPrograms]
  return { program: all.length > 0 ? null : data, faults: all }
}

/** Programs say themselves which are shown. */
function checkPrograms({ file, cases, language }: Place): FileFault[] {
  const t = translator(language)
  const isThere = (isShown: boolean) => cases?.places.some((one) => one.isShown === isShown)
  if (!cases || (isThere(true) && isThere(false))) return []
  return [{ file: inFolder(file, cases.file), line: 1, reason: t('validation:programCasesFew') }]
}

/** Where an issue stands, and what is wrong there. */
function describe(place: Place, matter: ProgramMatter, issue: z.core.$ZodIssue): FileFault[] {
  const { file, language } = place
  const at = findPlace(place, matter, issue.path)
  return describeIssues([issue], language).map(({ message }) => {
    const reason =
      at.field === undefined ? message : translator(language)('content:field', { field: at.field, message })
    return { file: at.file === undefined ? file.path : inFolder(file, at.file), line: at.line, reason }
  })
}

interface IssuePlace {
  /** Another file than `problem.md`. */
  file?: string
  line: number
  /** Of the front matter. */
  field?: string
}

function findPlace(place: Place, { parameters = {} }: ProgramMatter, issuePath: PropertyKey[]): IssuePlace {
  const { matter, files, cases, sections } = place
  const [field = '', second, ...deeper] = issuePath
  const language = PROGRAM_LANGUAGES.find((one) => one === second) ?? 'javascript'
  switch (field) {
    case 'cases': {
      const rest = issuePath.slice(1)
      return { file: cases?.file ?? '', line: cases?.lineOf(rest) ?? 1, ...namedBy(rest.slice(2)) }
    }
    case 'starters':
      return { file: fileOf('starter', language), line: 1 }
    case 'solutions':
      return { file: fileOf('solution', language), line: 1 }
    case 'wrongs':
      return { file: files.wrongs[Number(second)]?.file ?? '', line: 1 }
    case 'checker':
      return { file: 'checker.js', line: 1 }
    case 'schema':
      return { file: 'schema.sql', line: 1 }
    case 'statement':
    case 'examples':
    case 'constraints':
    case 'hints':
      return { line: sections.parts[field]?.line ?? 1 }
    case 'comparison':
      return { line: matter.lineOf(['compare']), field: 'compare' }
    case 'parameters': {
      const name = Object.keys(parameters)[Number(second)] ?? ''
      return { line: matter.lineOf(['parameters', name, ...deeper]), field: `parameters.${name}` }
    }
    default:
      return { line: matter.lineOf(issuePath), field: issuePath.map(String).join('.') }
  }
}

const namedBy = (path: PropertyKey[]) => (path.length === 0 ? {} : { field: path.map(String).join('.') })
