import { Converter, CustomConverter } from 'opencc-js/t2cn'
import spellings from './spellings.json' with { type: 'json' }

const toSimplified = Converter({ from: 't', to: 'cn' })
const known = new Map<string, string>()

/** A folded text, and for each of its UTF-16 units where in the original its character begins and ends. */
export interface FoldedText {
  text: string
  starts: number[]
  ends: number[]
}

/**
 * One character as it is compared: full-width forms as their plain ones, traditional characters as simplified; what has no
 * shape of its own, such as marks of writing direction, is nothing. Letters keep their case: it tells where words begin.
 */
function foldCharacter(character: string): string {
  const folded = known.get(character)
  if (folded !== undefined) return folded
  const shaped = character
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
  const simplified = /\p{Script=Han}/u.test(shaped) ? toSimplified(shaped) : shaped
  known.set(character, simplified)
  return simplified
}

// Numbers that are spoken as a part of a word, by what is counted: 3 and 次 are 三次.
const COUNTED = new RegExp(`(?<![A-Za-z\\d.])[1-9](?=[${spellings.counted}])`, 'g')

/** Numbers as words, of the same length, so that places stay. */
const spellNumbers = (folded: string): string =>
  folded.replace(COUNTED, (digit, at: number) => {
    const isTwo = digit === '2' && spellings.twoOf.includes(folded[at + 1] ?? '')
    return (isTwo ? spellings.pair : spellings.numerals[Number(digit)]) ?? digit
  })

/** A text as it is compared. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return spellNumbers(folded)
}

const toMainland = Converter({ from: 'twp', to: 'cn' })
// What the phrases of OpenCC lack.
const termsElsewhere = CustomConverter(Object.entries(spellings.elsewhere))

/** What is typed in the terms of Taiwan and Hong Kong, in those of the mainland; any other text stays. */
export function inMainlandTerms(typed: string): string {
  const hasTraditional = [...typed].some(
    (character) => /\p{Script=Han}/u.test(character) && foldCharacter(character) !== character,
  )
  return hasTraditional || Object.keys(spellings.elsewhere).some((term) => typed.includes(term))
    ? toMainland(termsElsewhere(typed))
    : typed
}

/** The same, with the way back to the original. */
export function foldWithPlaces(original: string): FoldedText {
  const folded: FoldedText = { text: '', starts: [], ends: [] }
  let place = 0
  for (const character of original) {
    const shape = foldCharacter(character)
    for (let unit = 0; unit < shape.length; unit += 1) {
      folded.starts.push(place)
      folded.ends.push(place + character.length)
    }
    folded.text += shape
    place += character.length
  }
  folded.text = spellNumbers(folded.text)
  return folded
}
