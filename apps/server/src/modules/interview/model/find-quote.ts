import type { Passage } from '@app/contract/interview-session/schemas'
import type { SpokenAnswer } from '../session/judge-answers.ts'
import { findInstructions } from './instructions.ts'

/** A quotation has to be more than a letter or a sign. */
const SHORTEST = 2

/** Where the candidate said what a model quotes, spaces and letter case apart; null when they did not say it as an answer. */
export function findQuote(answers: readonly SpokenAnswer[], quote: string): Passage | null {
  const wanted = fold(quote).text
  if (wanted.length < SHORTEST) return null
  for (const { turn, content } of answers) {
    const { text, places } = fold(content)
    const at = text.indexOf(wanted)
    const [start, last] = [places[at], places[at + wanted.length - 1]]
    if (at === -1 || start === undefined || last === undefined) continue
    const isInstruction = findInstructions(content).some((range) => start < range.end && last >= range.start)
    if (!isInstruction) return { turn, start, end: last + 1 }
  }
  return null
}

/** A text without spaces in small letters, with the place of each of its characters. */
function fold(text: string): { text: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  for (let place = 0; place < text.length; place += 1) {
    const small = text.charAt(place).toLowerCase()
    // A letter that becomes two would move the places.
    if (/\s/.test(small) || small.length !== 1) continue
    folded += small
    places.push(place)
  }
  return { text: folded, places }
}
