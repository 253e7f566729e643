import type { ContentFormat } from '@app/contract/content/format'
import { programMatter } from '@app/contract/question-program/matter'
import type { QuestionProgram } from '@app/contract/question-program/schemas'
import type { Language } from '../../../platform/i18n.ts'
import { issuesOf, toDraft } from '../kinds/draft.ts'
import {
  checkBody,
  describeIssue,
  describeSyntax,
  findLacking,
  readRelated,
  saidBy,
  saysUnpublished,
} from '../kinds/file-reader.ts'
import { type FrontMatter, readFrontMatter } from '../kinds/front-matter.ts'
import type { ContentFile, FileFault, ReadFile } from '../kinds/kind.ts'
import { matterFields, matterSchema } from '../kinds/matter.ts'
import { checkProgram } from './check-program.ts'
import { findGaps, findStrays, type Place, readCasesOf } from './problem-faults.ts'
import { type ProblemFiles, sortFiles } from './problem-files.ts'
import type { ReadCases } from './read-cases.ts'
import { type Sections, splitSections } from './sections.ts'

/** A problem's folder as it was read; without a program something in it is wrong. */
interface ReadProblem extends ReadFile {
  matter: FrontMatter | null
  /** The line of `problem.md` where its body begins, 1-based. */
  bodyLine: number
  program: QuestionProgram | null
  files: ProblemFiles | null
  cases: ReadCases | null
}

/** Makes the reader of folders `problems/<bank>/<problem>/`. */
export function problemReader(format: ContentFormat) {
  const fields = matterFields(format)
  const schema = matterSchema(fields)
  return (file: ContentFile, language: Language): ReadProblem => {
    const matter = readFrontMatter(file.text)
    const unread = { file, draft: null, related: [], program: null, files: null, cases: null }
    if (Array.isArray(matter)) {
      const faults = describeSyntax(file, matter, language)
      return { ...unread, matter: null, bodyLine: 1, faults }
    }
    const bodyLine = firstLineOf(file.text, matter)
    const { code, words } = partMatter(matter.value)
    const ofCode = programMatter.safeParse(code)
    const ofWords = schema.safeParse(words)
    const sections = splitSections(matter.body, bodyLine)
    const files = sortFiles(file.parts ?? new Map(), ofCode.data?.languages ?? [])
    const { cases = null, faults: casesFaults } = readCasesOf(file, files, language)
    const place: Place = { file, matter, sections, bodyLine, files, cases, language }
    const checked = ofCode.data && cases ? checkProgram(place, ofCode.data) : undefined
    const program = checked?.program ?? null
    const said = { ...saidBy(format, fields, ofWords.data ?? Object(words), answerOf(sections)), program }
    const isUnpublished = saysUnpublished(matter)
    const answer = { ...matter, body: answerOf(sections), bodyLine: sections.parts.answer?.line ?? bodyLine }
    const findings = [
      ...issuesOf(ofWords.error, words).flatMap((issue) => describeIssue(issue, matter, language)),
      ...issuesOf(ofCode.error, code).flatMap((issue) => describeIssue(issue, matter, language)),
      ...(isUnpublished || !program ? [] : findLacking(format, fields, said, matter, language)),
      ...checkBody(file, format, answer, isUnpublished, language),
    ].map((found): FileFault => ({ file: file.path, ...found }))
    const related = readRelated(file, fields, { ...matter, value: words })
    const strays = ofCode.data ? findStrays(place) : []
    const gaps = program && !isUnpublished ? findGaps(place, program) : []
    const faults = [...findings, ...strays, ...casesFaults, ...(checked?.faults ?? []), ...gaps]
    const read = { file, related, matter, bodyLine, program, files, cases, faults }
    if (faults.length > 0 || !program) return { ...read, draft: null }
    return { ...read, draft: { ...toDraft(format, said, file.parent), absent: [] } }
  }
}

const answerOf = ({ parts }: Sections): string => parts.answer?.text ?? ''

/** What front matter says of the code, and of the question as every question. */
function partMatter(value: unknown): { code: object; words: object } {
  const entries: [string, unknown][] = Object.entries(Object(value))
  const isOfCode = ([key]: [string, unknown]) => key in programMatter.shape
  return {
    code: Object.fromEntries(entries.filter(isOfCode)),
    words: Object.fromEntries(entries.filter((entry) => !isOfCode(entry))),
  }
}

/** The line of a file where the body begins, behind blank ones. */
function firstLineOf(text: string, { bodyLine }: FrontMatter): number {
  const below = text.split('\n').slice(bodyLine - 1)
  const blank = below.findIndex((line) => line.trim() !== '')
  return bodyLine + Math.max(0, blank)
}
