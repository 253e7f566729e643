import { LANGUAGES } from '@app/contract/common/languages'
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'

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

interface Comparison {
  /** The fields, in the order they are compared in. */
  fields: readonly string[]
  /** A field written out: a text, which is compared word by word, or lines. */
  write: (field: string, value: unknown) => string | string[]
}

/** Compares two versions of a record: texts word by word, lists line by line. Equal fields are left out. */
export function diffFields(before: object, after: object, { fields, write }: Comparison): FieldDiff[] {
  const [olds, nows] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return fields.flatMap((field) => {
    const [old, now] = [write(field, olds.get(field)), write(field, nows.get(field))]
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
