import { Converter } from 'opencc-js/t2cn'

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

/** A text as it is compared. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text) folded += foldCharacter(character)
  return folded
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
  return folded
}
