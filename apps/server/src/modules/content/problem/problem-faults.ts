import path from 'node:path'
import { fileOf, PROBLEM_HEADINGS } from '@app/contract/question-program/files'
import type { QuestionProgram } from '@app/contract/question-program/schemas'
import { type Language, translator } from '../../../platform/i18n.ts'
import { describeSyntax } from '../kinds/file-reader.ts'
import type { FrontMatter } from '../kinds/front-matter.ts'
import type { ContentFile, FileFault } from '../kinds/kind.ts'
import type { ProblemFiles } from './problem-files.ts'
import { type ReadCases, readCases } from './read-cases.ts'
import type { Sections } from './sections.ts'

/** All that a fault of a problem is told by. */
export interface Place {
  file: ContentFile
  matter: FrontMatter
  sections: Sections
  /** The line of `problem.md` where its body begins, 1-based. */
  bodyLine: number
  files: ProblemFiles
  cases: ReadCases | null
  language: Language
}

/** The path of another file of the problem's folder. */
export const inFolder = ({ path: own }: ContentFile, name: string): string =>
  path.posix.join(path.posix.dirname(own), name)

type CasesOf = { cases: ReadCases; faults: FileFault[] } | { cases?: undefined; faults: FileFault[] }

export function readCasesOf(file: ContentFile, files: ProblemFiles, language: Language): CasesOf {
  const t = translator(language)
  const [first, second] = files.cases
  if (second) {
    const reason = t('content:problem.caseFiles')
    return { faults: [{ file: inFolder(file, second.file), line: 1, reason }] }
  }
  const { cases, fault } = readCases(first)
  if (cases) return { cases, faults: [] }
  const own = inFolder(file, first?.file ?? '')
  if (fault.syntax) return { faults: describeSyntax({ path: own }, fault.syntax, language) }
  const reason = t('content:problem.casesWrong', { detail: fault.detail ?? '' })
  return { faults: [{ file: own, line: fault.line, reason }] }
}

/** What stands in the folder and would be lost. */
export function findStrays({ file, sections, bodyLine, files, language }: Place): FileFault[] {
  const t = translator(language)
  const unknown = files.unknown.map((name) => ({
    file: inFolder(file, name),
    line: 1,
    reason: t('content:problem.fileUnknown', { file: name }),
  }))
  if (sections.before === '') return unknown
  return [...unknown, { file: file.path, line: bodyLine, reason: t('content:problem.noHeading') }]
}

/** What a published problem must have, beside what every question must. */
export function findGaps(place: Place, { languages, statement }: QuestionProgram): FileFault[] {
  const { file, files, cases, bodyLine, language } = place
  const t = translator(language)
  const missing = (name: string): FileFault => ({
    file: inFolder(file, name),
    line: 1,
    reason: t('content:problem.fileMissing', { file: name }),
  })
  const heading = PROBLEM_HEADINGS.statement
  const reason = t('content:problem.sectionMissing', { heading })
  return [
    ...(statement === '' ? [{ file: file.path, line: bodyLine, reason }] : []),
    ...languages
      .filter((one) => !files.solutions[one]?.trim())
      .map((one) => missing(fileOf('solution', one))),
    ...(cases && cases.text === '' ? [missing(cases.file)] : []),
  ]
}
