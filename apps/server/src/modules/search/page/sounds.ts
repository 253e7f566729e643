import { fold } from '../../../platform/search/fold.ts'
import { soundsOf } from '../../../platform/search/pinyin.ts'
import { tokenize } from '../../../platform/search/tokens.ts'

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
