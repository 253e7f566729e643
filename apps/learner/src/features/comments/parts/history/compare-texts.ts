import { LANGUAGES } from '@app/contract/common/languages'
import { type Change, diffWordsWithSpace } from 'diff'

/** A part of a text that is unchanged, added or removed. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Content is in the product's own language. */
const segmenter = new Intl.Segmenter(LANGUAGES[0], { granularity: 'word' })

/** So many characters of what is unchanged stand beside a change. */
const AROUND = 80

/** Compares two texts word by word; of what is unchanged only the surroundings of a change are left. */
export function compareTexts(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter }).flatMap(toParts)
  return parts.map((part, index) =>
    part.kind === 'same'
      ? { ...part, text: shorten(part.text, index === 0, index === parts.length - 1) }
      : part,
  )
}

/** A paragraph that came or went is marked from its own line on: breaks of lines are no part of a mark. */
function toParts({ added, removed, value }: Change): TextPart[] {
  if (!added && !removed) return [{ kind: 'same', text: value }]
  const kind = added ? 'added' : 'removed'
  return value
    .split(/(\n+)/)
    .filter((text) => text !== '')
    .map((text) => ({ kind: text.startsWith('\n') ? 'same' : kind, text }))
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const characters = [...text]
  const end = isFirst ? 0 : AROUND
  const start = isLast ? 0 : AROUND
  if (characters.length <= end + start + 1) return text
  const [head, tail] = [characters.slice(0, end), start === 0 ? [] : characters.slice(-start)]
  return `${head.join('')}…${tail.join('')}`
}
