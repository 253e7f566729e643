import { fold } from '../../../platform/search/fold.ts'
import { soundsOf } from '../../../platform/search/pinyin.ts'
import { tokenize } from '../../../platform/search/tokens.ts'
import { withoutAsking } from '../rare-words/asking-words.ts'
import emptyWords from '../rare-words/empty-words.json' with { type: 'json' }

/** Whether some characters, each of which may sound in several ways, sound like what was typed. */
type Sounds = (heard: readonly (readonly string[])[]) => boolean

/** Sounds that are written out. @param isUnfinished whether the last one may lack its end */
export const soundsLike =
  (readings: readonly (readonly string[])[], isUnfinished = false): Sounds =>
  (heard) =>
    readings.some(
      (reading) =>
        reading.length === heard.length &&
        reading.every((sound, index) => {
          const isLast = isUnfinished && index === reading.length - 1
          return heard[index]?.some((one) => (isLast ? one.startsWith(sound) : one === sound))
        }),
    )

/** Sounds of which only the first letters are written. */
export const beginsLike =
  (initials: string): Sounds =>
  (heard) =>
    initials.length === heard.length &&
    heard.every((sounds, index) => sounds.some((sound) => sound[0] === initials[index]))

/** The parts of a title that sound so. */
export function partsThatSound(title: string, lengths: readonly number[], sounds: Sounds): string[] {
  const parts: string[] = []
  for (const { text, isHan } of tokenize(fold(title))) {
    if (!isHan) continue
    const characters = [...text]
    const heard = soundsOf(text)
    for (const length of new Set(lengths))
      for (let from = 0; from + length <= characters.length; from += 1)
        if (sounds(heard.slice(from, from + length)))
          parts.push(characters.slice(from, from + length).join(''))
  }
  return parts
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Whether a part of a title is made of whole words, none of them a word of asking. */
export function isOfWords(title: string, part: string): boolean {
  const folded = fold(title)
  const start = folded.indexOf(part)
  if (start === -1) return false
  const words = [...segmenter.segment(folded)].filter(
    ({ index, segment }) => index + segment.length > start && index < start + part.length,
  )
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || first.index !== start || last.index + last.segment.length !== start + part.length)
    return false
  return words.every(({ segment }) => withoutAsking(segment).trim() !== '' && !emptyWords.includes(segment))
}
