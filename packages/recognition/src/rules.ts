import { normalise } from './AnswerText.ts'
import words from './rule-words.json' with { type: 'json' }

/** By which rule an answer mentions nothing, the plainest first. */
type AnswerRule = 'empty' | 'parroted' | 'copied' | 'offTopic'

/** Characters that say nothing by themselves. */
const EMPTY = new Set(words.emptyCharacters)
/** Which share of an answer the question has said already when it only says it again. */
const PARROTED = 0.7
/** Which share of an answer's runs of so many characters stand in a reference when it is pasted. */
const COPIED = { share: 0.75, run: 16 }
/** How long an answer is at most that only says that it is unknown, in characters. */
const MOST_AT_A_LOSS = 30
const AT_A_LOSS = new RegExp(words.atALoss)

/**
 * The rule by which an answer mentions no point, whatever its words.
 * @param context.asked the question's title and the follow-ups that were asked
 * @param context.references what could be pasted: the short and the full answer
 * @param context.mentionedCount how many points the answer mentions by its words
 * @returns null for an answer that is no such thing
 */
export function findRule(
  answer: string,
  context: { asked: readonly string[]; references: readonly string[]; mentionedCount: number },
): AnswerRule | null {
  if (lettersOf(answer) === '') return 'empty'
  const asked = new Set(context.asked.flatMap(contentOf))
  if (isMost(contentOf(answer), asked, PARROTED)) return 'parroted'
  if (isMost(runsOf(answer), new Set(context.references.flatMap(runsOf)), COPIED.share)) return 'copied'
  return context.mentionedCount === 0 ? 'offTopic' : null
}

/** Whether an answer says that it has none, in few words: then nobody asks on. */
export function isAtALoss(answer: string): boolean {
  return lettersOf(answer).length <= MOST_AT_A_LOSS && AT_A_LOSS.test(normalise(answer))
}

function isMost(pieces: readonly string[], known: ReadonlySet<string>, share: number): boolean {
  return pieces.length > 0 && pieces.filter((piece) => known.has(piece)).length >= share * pieces.length
}

/** A text without blanks, marks and punctuation. */
function lettersOf(text: string): string {
  return normalise(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The Latin words and the Han characters of a text that mean something by themselves. */
function contentOf(text: string): string[] {
  return (normalise(text).match(/[a-z0-9+.]+|\p{Script=Han}/gu) ?? []).filter((word) => !EMPTY.has(word))
}

/** Every run of letters that a text has, of the length that shows a paste. */
function runsOf(text: string): string[] {
  const letters = lettersOf(text)
  const count = Math.max(0, letters.length - COPIED.run + 1)
  return Array.from({ length: count }, (_, at) => letters.slice(at, at + COPIED.run))
}
