import { LANGUAGES } from '@app/contract/common/languages'
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'
import type { HistorySource } from './history-source.ts'

/** A part of a text that is unchanged, added or removed. */
export interface DiffPart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

/** The parts of a field that differs between two versions. */
export interface FieldDiff {
  field: string
  parts: DiffPart[]
}

/** Compares two versions of a record: texts word by word, lists line by line. Equal fields are left out. */
export function diffFields<S>(
  before: S,
  after: S,
  { fields, write }: Pick<HistorySource<S>, 'fields' | 'write'>,
): FieldDiff[] {
  return fields.flatMap((field) => {
    const [old, now] = [write(before, field), write(after, field)]
    if (String(old) === String(now)) return []
    const parts =
      Array.isArray(old) && Array.isArray(now)
        ? diffArrays(old, now).flatMap((change) => change.value.map((line) => toPart(change, `${line}\n`)))
        : diffWordsWithSpace(String(old), String(now), { intlSegmenter: segmenter }).map((change) =>
            toPart(change, change.value),
          )
    return [{ field, parts }]
  })
}

/** Content is in the product's own language. */
const segmenter = new Intl.Segmenter(LANGUAGES[0], { granularity: 'word' })

function toPart({ added, removed }: ChangeObject<unknown>, text: string): DiffPart {
  return { text, kind: added ? 'added' : removed ? 'removed' : 'same' }
}
