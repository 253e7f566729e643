import type { KeyPoint, QuestionSnapshot } from '@app/contract'
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'
import { type QuestionField, questionFields } from '../question-fields.ts'

/** A part of a text that stayed, came or went. */
export interface DiffPart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

/** One field of two versions, in parts; only fields that differ are listed. */
export interface FieldDiff {
  field: QuestionField
  parts: DiffPart[]
}

/** How the fields that are no texts are written down; bank and relations by the names that `nameOf` knows. */
interface Names {
  difficulty: (difficulty: QuestionSnapshot['difficulty']) => string
  keyPoint: (keyPoint: KeyPoint) => string
}

/** What differs between two versions of a question: texts word by word, lists line by line. */
export function diffFields(before: QuestionSnapshot, after: QuestionSnapshot, names: Names): FieldDiff[] {
  return questionFields.flatMap((field) => {
    const [old, now] = [linesOf(before, field, names), linesOf(after, field, names)]
    if (old.join('\n') === now.join('\n')) return []
    const isList = Array.isArray(before[field])
    const parts = isList
      ? diffArrays(old, now).flatMap((change) => change.value.map((line) => toPart(change, `${line}\n`)))
      : diffWordsWithSpace(old.join('\n'), now.join('\n'), { intlSegmenter: segmenter }).map((change) =>
          toPart(change, change.value),
        )
    return [{ field, parts }]
  })
}

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })

function linesOf(snapshot: QuestionSnapshot, field: QuestionField, names: Names): string[] {
  if (field === 'difficulty') return [names.difficulty(snapshot.difficulty)]
  if (field === 'keyPoints') return snapshot.keyPoints.map(names.keyPoint)
  const value = snapshot[field]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

function toPart({ added, removed }: ChangeObject<unknown>, text: string): DiffPart {
  return { text, kind: added ? 'added' : removed ? 'removed' : 'same' }
}
