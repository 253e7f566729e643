import { z } from 'zod/mini'
import { type KeyPoint, keyPoint } from '../key-point/schemas.ts'
import { arePrograms } from '../question-program/cases.ts'

/** How a value stands in a cell of a sheet. */
export interface Cell {
  /** @returns what the schema refuses, where the cell says nothing that can be read */
  read: (cell: string) => unknown
  write: (value: unknown) => string
  /** What it may be: readers and writers of sheets call it by its name in a language. */
  choice?: { name: string; options: readonly (string | boolean)[] }
}

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
const linesToCell = (items: readonly string[]): string => items.join('\n')

function cellToLines(cell: string): string[] {
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

const recallRow = z.object({ slug: z.string(), question: z.string(), answer: z.string() })
type RecallRow = z.output<typeof recallRow>

const escapeRecall = (text: string) => text.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')
const unescapeRecall = (text: string) =>
  text.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark)).trim()

/** A recall question a line: `question | answer | slug`; `\|` and `\n` stand for the mark itself and a new line. */
const recallToCell = (recall: readonly RecallRow[]): string =>
  recall
    .map(({ question, answer, slug }) => [question, answer, slug].map(escapeRecall).join(' | '))
    .join('\n')

/** @returns a slug by the place where none is written */
function cellToRecall(cell: string): RecallRow[] {
  return cellToLines(cell).map((line, index) => {
    const [question = '', answer = '', slug = ''] = splitAt(line, '|').map(unescapeRecall)
    return { slug: slug || `recall-${index + 1}`, question, answer }
  })
}

const program = z.nullable(z.looseObject({ cases: z.string() }))

/** A programming problem as JSON; its cases stand in it as what they are. */
const programToCell = (value: z.output<typeof program>): string => {
  if (value === null) return ''
  const { cases } = value
  return JSON.stringify({ ...value, cases: cases === '' || arePrograms(cases) ? cases : JSON.parse(cases) })
}

/** @returns the text itself, where it is no JSON */
function cellToProgram(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('cases' in value)) return value
    const { cases } = value
    return { ...value, cases: typeof cases === 'string' ? cases : JSON.stringify(cases) }
  } catch {
    return text
  }
}

/** A cell of what a schema describes. */
export const cell = <T>(
  schema: z.ZodMiniType<T>,
  read: (cell: string) => unknown,
  write: (value: T) => string,
): Cell => ({
  read,
  write: (value) => write(schema.parse(value)),
})

export const textCell: Cell = { read: (text) => text, write: String }
export const numberCell: Cell = { read: Number, write: String }
export const choiceCell = (name: string, options: readonly (string | boolean)[]): Cell => ({
  ...textCell,
  choice: { name, options },
})

const texts = z.array(z.string())
export const linesCell = cell(texts, cellToLines, linesToCell)
export const tagsCell = cell(texts, cellToTags, tagsToCell)
export const keyPointsCell = cell(z.array(keyPoint), cellToKeyPoints, keyPointsToCell)
export const programCell = cell(program, cellToProgram, programToCell)
export const recallCell = cell(z.array(recallRow), cellToRecall, recallToCell)
