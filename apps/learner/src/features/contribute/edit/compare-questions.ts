import { LANGUAGES } from '@app/contract/common/languages'
import { type QuestionText, questionTextFields } from '@app/contract/question/schemas'
import { diffArrays, diffWordsWithSpace } from 'diff'

/** A part of a line that both have, or one of them. */
export interface LinePart {
  text: string
  isChanged: boolean
}

export interface ComparedLine {
  kind: 'same' | 'added' | 'removed'
  parts: LinePart[]
}

/** The lines of a field that differs; runs of lines that did not change are told by their number. */
export interface ComparedField {
  field: (typeof questionTextFields)[number]
  rows: (ComparedLine | { kind: 'skipped'; count: number })[]
}

/** Writes a key point or another value that is no text as lines. */
export type WriteField = (text: QuestionText, field: ComparedField['field']) => string[]

/** Content is in the product's own language. */
const segmenter = new Intl.Segmenter(LANGUAGES[0], { granularity: 'word' })
/** So many lines around a change are shown. */
const CONTEXT = 1

/** What an edit changes, field by field, line by line, and within a line word by word. */
export function compareQuestions(
  before: QuestionText,
  after: QuestionText,
  write: WriteField,
): ComparedField[] {
  return questionTextFields.flatMap((field) => {
    const [old, now] = [write(before, field), write(after, field)]
    if (old.join('\n') === now.join('\n')) return []
    return [{ field, rows: skipUnchanged(compareLines(old, now)) }]
  })
}

function compareLines(old: string[], now: string[]): ComparedLine[] {
  const changes = diffArrays(old, now)
  return changes.flatMap((change, index): ComparedLine[] => {
    if (change.removed) {
      const next = changes[index + 1]
      return next?.added ? comparePairs(change.value, next.value) : whole(change.value, 'removed')
    }
    if (change.added) return changes[index - 1]?.removed ? [] : whole(change.value, 'added')
    return change.value.map((text) => ({ kind: 'same', parts: [{ text, isChanged: false }] }))
  })
}

/** Lines that stand in each other's place are compared by their words. */
function comparePairs(old: string[], now: string[]): ComparedLine[] {
  const pairs = old.map((line, index) => [line, now[index]] as const)
  const compared = pairs.flatMap(([line, other]): ComparedLine[] =>
    other === undefined ? whole([line], 'removed') : compareWords(line, other),
  )
  return [...compared, ...whole(now.slice(old.length), 'added')]
}

function compareWords(line: string, other: string): ComparedLine[] {
  const words = diffWordsWithSpace(line, other, { intlSegmenter: segmenter })
  const side = (kind: 'added' | 'removed'): ComparedLine => ({
    kind,
    parts: words
      .filter((word) => (kind === 'added' ? !word.removed : !word.added))
      .map((word) => ({ text: word.value, isChanged: kind === 'added' ? word.added : word.removed })),
  })
  return [side('removed'), side('added')]
}

const whole = (lines: readonly string[], kind: 'added' | 'removed'): ComparedLine[] =>
  lines.map((text) => ({ kind, parts: [{ text, isChanged: true }] }))

function skipUnchanged(lines: readonly ComparedLine[]): ComparedField['rows'] {
  const isNear = (index: number) =>
    lines
      .slice(Math.max(index - CONTEXT, 0), index + CONTEXT + 1)
      .some(({ kind, parts }) => kind !== 'same' && parts.length > 0)
  const rows: ComparedField['rows'] = []
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1)
    if (line.kind !== 'same' || isNear(index)) rows.push(line)
    else if (last?.kind === 'skipped') last.count += 1
    else rows.push({ kind: 'skipped', count: 1 })
  }
  return rows
}
