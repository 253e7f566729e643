import { type KeyPoint, type QuestionSnapshot, questionSnapshotFields } from '@app/contract'
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'

/** A part of a text that is unchanged, added or removed. */
export interface DiffPart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

/** The parts of a field that differs between two versions. */
export interface FieldDiff {
  field: keyof QuestionSnapshot
  parts: DiffPart[]
}

/** Writes the fields that are not plain text. */
interface Names {
  difficulty: (difficulty: QuestionSnapshot['difficulty']) => string
  keyPoint: (keyPoint: KeyPoint) => string
}

/** Compares two versions of a question: texts word by word, lists line by line. Equal fields are left out. */
export function diffFields(before: QuestionSnapshot, after: QuestionSnapshot, names: Names): FieldDiff[] {
  return questionSnapshotFields.flatMap((field) => {
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

function linesOf(snapshot: QuestionSnapshot, field: keyof QuestionSnapshot, names: Names): string[] {
  if (field === 'difficulty') return [names.difficulty(snapshot.difficulty)]
  if (field === 'keyPoints') return snapshot.keyPoints.map(names.keyPoint)
  const value = snapshot[field]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

function toPart({ added, removed }: ChangeObject<unknown>, text: string): DiffPart {
  return { text, kind: added ? 'added' : removed ? 'removed' : 'same' }
}
