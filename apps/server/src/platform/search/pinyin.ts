import { pinyin } from 'pinyin-pro'

/** The sound of each character of a Chinese run, without tones: 线程 is xian, cheng. */
export function syllablesOf(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array', v: true, nonZh: 'spaced' })
}

const otherSounds = new Map<string, string[]>()

/** Every sound that each character of a run may have, the likely one first: 重 is zhong and chong. */
export function soundsOf(run: string): string[][] {
  const likely = syllablesOf(run)
  return [...run].map((character, index) => {
    const sounds =
      otherSounds.get(character) ??
      pinyin(character, { toneType: 'none', type: 'array', v: true, multiple: true })
    otherSounds.set(character, sounds)
    return [...new Set([likely[index] ?? '', ...sounds])].filter((sound) => sound !== '')
  })
}

/** The first letters of each two neighbours: 线程池 is xc, cc. */
export function initialPairs(sounds: readonly (readonly string[])[]): string[][] {
  return sounds.slice(1).map((second, index) => {
    const pairs = (sounds[index] ?? []).flatMap((one) =>
      second.map((other) => `${one[0] ?? ''}${other[0] ?? ''}`),
    )
    return [...new Set(pairs)]
  })
}

let allSyllables: Set<string> | undefined

/** Every syllable that a character has. */
function knownSyllables(): Set<string> {
  if (allSyllables) return allSyllables
  const characters = Array.from({ length: 0x9fa6 - 0x4e00 }, (_, index) =>
    String.fromCodePoint(0x4e00 + index),
  )
  // One by one, so that none is read as a part of a word.
  allSyllables = new Set(
    characters.flatMap((character) => syllablesOf(character)).filter((sound) => /^[a-z]+$/.test(sound)),
  )
  return allSyllables
}

const LONGEST_SYLLABLE = 6
/** xian may be 线 or 西安: so many ways to read a word are followed. */
const MOST_READINGS = 4
const MOST_LETTERS = 40

/**
 * The ways to read a word as pinyin, those of few syllables first.
 * @param isUnfinished whether the last syllable may lack its end
 */
export function readingsOf(word: string, isUnfinished = false): string[][] {
  if (!/^[a-z]{2,}$/.test(word) || word.length > MOST_LETTERS) return []
  const syllables = knownSyllables()
  const isBeginning = (end: string) =>
    isUnfinished && [...syllables].some((syllable) => syllable.startsWith(end))
  const from = new Map<number, string[][]>([[word.length, [[]]]])
  for (let place = word.length - 1; place >= 0; place -= 1) {
    const readings: string[][] = []
    for (let length = Math.min(LONGEST_SYLLABLE, word.length - place); length > 0; length -= 1) {
      const syllable = word.slice(place, place + length)
      const isLast = place + length === word.length
      if (!syllables.has(syllable) && !(isLast && isBeginning(syllable))) continue
      for (const rest of from.get(place + length) ?? []) readings.push([syllable, ...rest])
    }
    from.set(place, readings.toSorted((a, b) => a.length - b.length).slice(0, MOST_READINGS))
  }
  return from.get(0) ?? []
}
