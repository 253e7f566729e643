import type { CheckedText } from '../content/checked.ts'
import type { KeyPoint } from '../key-point/schemas.ts'
import { type QuestionText, questionTextFields } from '../question/schemas.ts'

/** The columns of a sheet of questions, in their order. A header is one of these names, or its name in a language. */
export const questionColumns = ['bank', 'slug', ...questionTextFields, 'related', 'status', 'order'] as const
export type QuestionColumn = (typeof questionColumns)[number]

/** The columns of a sheet of banks. */
export const bankColumns = ['slug', 'name', 'description', 'group', 'order'] as const
export type BankColumn = (typeof bankColumns)[number]

/** The columns of a sheet of chapters. */
export const chapterColumns = ['slug', 'name', 'description', 'introduction', 'order'] as const
export type ChapterColumn = (typeof chapterColumns)[number]

/** The columns that tell of an item how it was checked. */
export const checkedColumns = ['checkedDate', 'versions', 'sources'] as const

/** The columns of a sheet of knowledge points. */
export const pointColumns = [
  ...(['chapter', 'slug', 'point', 'summary', 'minutes', 'content', 'recall', 'questions'] as const),
  ...checkedColumns,
  ...(['status', 'order'] as const),
] as const
export type PointColumn = (typeof pointColumns)[number]

/** The columns of a sheet of interview banks. */
export const interviewBankColumns = [
  ...(['slug', 'name', 'description', 'group', 'level', 'minutes', 'sessionSize', 'order'] as const),
] as const
export type InterviewBankColumn = (typeof interviewBankColumns)[number]

/** The columns of a sheet of interview questions. */
export const interviewQuestionColumns = [
  ...(['interviewBank', 'slug', 'interviewQuestion', 'topic', 'difficulty', 'minutes'] as const),
  ...(['isPersonal', 'keyPoints', 'hint', 'probes', 'zero', 'half', 'full', 'redFlags'] as const),
  ...(['variant', 'answer', 'questions'] as const),
  ...checkedColumns,
  ...(['status', 'order'] as const),
] as const
export type InterviewQuestionColumn = (typeof interviewQuestionColumns)[number]

/** What stands between the words of a Chinese list. */
const ENUMERATION_COMMA = '\u3001'

const FORMULA = /^['=+\-@\t\r]/

/** A text that no spreadsheet takes for a formula. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that was guarded. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

/** One item a line. */
export const linesToCell = (items: readonly string[]): string => items.join('\n')

export function cellToLines(cell: string): string[] {
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What may stand between tags. */
const TAG_MARKS = `${ENUMERATION_COMMA},\uff0c;\uff1b\n`

/** Tags in one line; a backslash stands before what would part a tag in two. */
const tagsToCell = (tags: readonly string[]): string =>
  tags.map((tag) => tag.replace(/[\\、,，;；]/g, '\\$&')).join(ENUMERATION_COMMA)

export function cellToTags(cell: string): string[] {
  return splitAt(cell, TAG_MARKS)
    .map((tag) => tag.replace(/\\([\\、,，;；])/g, '$1').trim())
    .filter((tag) => tag !== '')
}

const escapeMarks = (text: string) => text.replace(/[\\|]/g, '\\$&')
const unescapeMarks = (text: string) => text.replace(/\\(.)/g, '$1').trim()

/** The parts of a text between any of the marks that no backslash stands before. */
function splitAt(text: string, marks: string): string[] {
  const parts: string[] = ['']
  for (const [token] of text.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (marks.includes(token)) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}

/** A key point a line: `text | weight | follow-up | misconception`; `\|` stands for the mark itself. */
export function keyPointsToCell(keyPoints: readonly KeyPoint[]): string {
  return keyPoints
    .map(({ text, weight, followUp, misconception }) => {
      const parts = [escapeMarks(text), String(weight), escapeMarks(followUp), escapeMarks(misconception)]
      return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(' | ')
    })
    .join('\n')
}

/** @returns weights as they are written: what is no number is NaN; an absent one is 3 */
export function cellToKeyPoints(cell: string): KeyPoint[] {
  return cellToLines(cell).map((line) => {
    const [text = '', weight = '', followUp = '', misconception = ''] = splitAt(line, '|')
    return {
      text: unescapeMarks(text),
      weight: weight.trim() === '' ? 3 : Number(weight),
      followUp: unescapeMarks(followUp),
      misconception: unescapeMarks(misconception),
    }
  })
}

interface RecallRow {
  slug: string
  question: string
  answer: string
}

const escapeRecall = (text: string) => text.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')
const unescapeRecall = (text: string) =>
  text.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark)).trim()

/** A recall question a line: `question | answer | slug`; `\|` and `\n` stand for the mark itself and a new line. */
export const recallToCell = (recall: readonly RecallRow[]): string =>
  recall
    .map(({ question, answer, slug }) => [question, answer, slug].map(escapeRecall).join(' | '))
    .join('\n')

/** @returns a slug by the place where none is written */
export function cellToRecall(cell: string): RecallRow[] {
  return cellToLines(cell).map((line, index) => {
    const [question = '', answer = '', slug = ''] = splitAt(line, '|').map(unescapeRecall)
    return { slug: slug || `recall-${index + 1}`, question, answer }
  })
}

interface CellFormat<T> {
  write: (value: T) => string
  read: (cell: string) => T
}

type CellFormats = { readonly [F in keyof QuestionText]?: CellFormat<QuestionText[F]> }

/** How it stands in cells how an item was checked. */
export const checkedCells = {
  versions: { write: linesToCell, read: cellToLines },
  sources: { write: linesToCell, read: cellToLines },
}

/** The cells that tell how an item was checked. */
export const checkedToCells = ({ checkedDate, versions, sources }: CheckedText) => ({
  checkedDate,
  versions: linesToCell(versions),
  sources: linesToCell(sources),
})

/** How the fields of a question that are no plain texts stand in a cell. */
export const questionCells = {
  tags: { write: tagsToCell, read: cellToTags },
  keyPoints: { write: keyPointsToCell, read: cellToKeyPoints },
  followUps: { write: linesToCell, read: cellToLines },
  answeredBy: { write: linesToCell, read: cellToLines },
  ...checkedCells,
} satisfies CellFormats

export function fieldToCell<F extends keyof QuestionText>(field: F, value: QuestionText[F]): string {
  const formats: CellFormats = questionCells
  return formats[field]?.write(value) ?? String(value)
}
