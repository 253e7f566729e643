import faultWords from './fault-words.json' with { type: 'json' }
import { type Folded, fold, GAP } from './fold.ts'
import { type Passage, toPassage } from './passage.ts'
import words from './words.json' with { type: 'json' }

/**
 * What is wrong with an answer as a whole: no words at all, said to be unknown, the question said again, a list of
 * words without sentences, talk that says nothing.
 */
export const FAULTS = ['empty', 'unknown', 'parroted', 'keywords', 'idle'] as const

export interface Fault {
  fault: (typeof FAULTS)[number]
  /** What shows it; empty for an answer without words. */
  evidence: readonly Passage[]
}

/** How long an answer is at most that only says that it is unknown, in units. */
const MOST_UNKNOWN = 60
/** Which share of an answer the question has said already when it only says it again. */
const PARROTED_SHARE = 0.7
/** How many items a list of words has at least, how long they are at most, in units, and how many of all are so. */
const LIST = { least: 4, longest: 12, share: 0.9 }
/** How many empty phrases make idle talk. */
const IDLE_PHRASES = 2

const UNKNOWN = new RegExp(faultWords.unknown.join('|'), 'g')
const IDLE = new RegExp(faultWords.idle.join('|'), 'g')
const EMPTY = new Set(words.emptyCharacters)
const SENTENCE_WORDS = new RegExp(faultWords.sentenceWords)

/**
 * The fault of a whole answer, the plainest first; whether points are covered all the same is another question.
 * @param asked the question's title and the follow-ups that were asked
 * @param coveredCount how many points the answer covers: an answer that covers any is neither unknown nor idle nor parroted
 * @returns null for an answer without such a fault
 */
export function findFault(answer: string, asked: readonly string[], coveredCount: number): Fault | null {
  const said = fold(answer)
  if (!/[\p{L}\p{N}]/u.test(said.text)) return { fault: 'empty', evidence: [] }
  const whole = [toPassage(said, { start: 0, end: said.units.length })]
  if (isList(said)) return { fault: 'keywords', evidence: whole }
  if (coveredCount > 0) return null
  const unknown = findPhrases(said, UNKNOWN)
  if (unknown.length > 0 && said.text.length <= MOST_UNKNOWN) return { fault: 'unknown', evidence: unknown }
  if (isParroted(said, asked)) return { fault: 'parroted', evidence: whole }
  const idle = [...unknown, ...findPhrases(said, IDLE)]
  return idle.length >= IDLE_PHRASES ? { fault: 'idle', evidence: idle } : null
}

function findPhrases(said: Folded, pattern: RegExp): Passage[] {
  return Array.from(said.text.matchAll(pattern), ({ 0: phrase, index }) =>
    toPassage(said, { start: index, end: index + phrase.length }),
  )
}

/** Whether an answer has hardly any words but those of the question. */
function isParroted(said: Folded, asked: readonly string[]): boolean {
  const known = new Set(asked.flatMap((text) => contentOf(fold(text))))
  const content = contentOf(said)
  const repeated = content.filter((word) => known.has(word))
  return content.length > 0 && repeated.length >= PARROTED_SHARE * content.length
}

/** The Latin words and the Han characters of a text that mean something by themselves. */
function contentOf({ text }: Folded): string[] {
  return (text.match(/[a-z0-9+.]+|\p{Script=Han}/gu) ?? []).filter((word) => !EMPTY.has(word))
}

/** Whether an answer only lists words. */
function isList({ units }: Folded): boolean {
  const items: string[] = []
  for (const { char, gap } of units) {
    if (items.length === 0 || gap >= GAP.word) items.push(char)
    else items[items.length - 1] += char
  }
  const bare = items.filter((item) => item.length <= LIST.longest && !SENTENCE_WORDS.test(item))
  return items.length >= LIST.least && bare.length >= LIST.share * items.length
}
