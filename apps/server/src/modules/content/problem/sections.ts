import { PROBLEM_HEADINGS, type ProblemPart } from '@app/contract/question-program/files'
import { z } from 'zod/mini'

/** A part of `problem.md`, and the line of the file where its heading stands. */
interface Section {
  text: string
  line: number
}

export interface Sections {
  parts: Partial<Record<ProblemPart, Section>>
  /** What stands above the first heading. */
  before: string
}

const PARTS = z
  .array(z.enum(['statement', 'examples', 'constraints', 'hints', 'answer']))
  .parse(Object.keys(PROBLEM_HEADINGS))

/**
 * Parts the body of a problem at the headings, each of which comes after the ones before it; another one is text.
 * @param firstLine of the body in its file, 1-based
 */
export function splitSections(body: string, firstLine: number): Sections {
  const lines = body.split('\n')
  const starts: { part: ProblemPart; at: number }[] = []
  lines.forEach((line, at) => {
    const part = PARTS.find((one) => line.trimEnd() === `## ${PROBLEM_HEADINGS[one]}`)
    const last = starts.at(-1)
    if (part && (!last || PARTS.indexOf(part) > PARTS.indexOf(last.part))) starts.push({ part, at })
  })
  const between = (from: number, to: number | undefined) => lines.slice(from, to).join('\n').trim()
  const parts: Sections['parts'] = {}
  starts.forEach(({ part, at }, place) => {
    parts[part] = { text: between(at + 1, starts[place + 1]?.at), line: firstLine + at }
  })
  return { parts, before: between(0, starts[0]?.at) }
}

const ITEM = '- '
const INDENT = '  '

/** The items of a list, whose further lines are indented. @returns undefined where it is no list */
export function readHints(text: string): string[] | undefined {
  if (text === '') return []
  if (!text.startsWith(ITEM)) return undefined
  const hints: string[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith(ITEM)) hints.push(line.slice(ITEM.length))
    else if (line.startsWith(INDENT) || line.trim() === '')
      hints.push(`${hints.pop() ?? ''}\n${line.startsWith(INDENT) ? line.slice(INDENT.length) : ''}`)
    else return undefined
  }
  return hints.map((hint) => hint.trim())
}
