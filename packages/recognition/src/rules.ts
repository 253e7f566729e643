import { normalise } from './AnswerText.ts'
import words from './rule-words.json' with { type: 'json' }

/** By which rule an answer mentions nothing, the plainest first. */
export type AnswerRule = 'empty' | 'parroted' | 'copied' | 'offTopic'

/** Characters that say nothing by themselves. */
const EMPTY = new Set(words.emptyCharacters)
/** Which share of an answer the question has said already when it only says it again. */
const PARROTED = 0.7
/** Which share of an answer stands in a reference, in runs of so many characters, when it is pasted. */
const COPIED = { share: 0.8, run: 16 }
/** How long an answer is at most that only says that it is unknown, in characters. */
const MOST_AT_A_LOSS = 30

const AT_A_LOSS = new RegExp(words.atALoss.join('|'))

/** What stands beside an answer when it is judged by rule. */
export interface AnswerContext {
  /** The question's title and the follow-ups that were asked. */
  asked: readonly string[]
  /** What a learner could paste: the short and the full answer. */
  references: readonly string[]
  /** How many points the answer mentions by its words. */
  mentionedCount: number
}

/**
 * The rule by which an answer mentions no point, whatever its words.
 * @returns null for an answer that is no such thing
 */
export function findRule(answer: string, context: AnswerContext): AnswerRule | null {
  const said = lettersOf(answer)
  if (said === '') return 'empty'
  if (isParroted(answer, context.asked)) return 'parroted'
  if (isCopied(said, context.references)) return 'copied'
  return context.mentionedCount === 0 ? 'offTopic' : null
}

/** Whether an answer says that it has none, in few words: then nobody asks on. */
export function isAtALoss(answer: string): boolean {
  return lettersOf(answer).length <= MOST_AT_A_LOSS && AT_A_LOSS.test(normalise(answer))
}

/** A text without blanks, marks and punctuation. */
function lettersOf(text: string): string {
  return normalise(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Whether an answer has hardly a word but those of what was asked. */
function isParroted(answer: string, asked: readonly string[]): boolean {
  const known = new Set(asked.flatMap(contentOf))
  const content = contentOf(answer)
  const repeated = content.filter((word) => known.has(word))
  return content.length > 0 && repeated.length >= PARROTED * content.length
}

/** The Latin words and the Han characters of a text that mean something by themselves. */
function contentOf(text: string): string[] {
  return (normalise(text).match(/[a-z0-9+.]+|\p{Script=Han}/gu) ?? []).filter((word) => !EMPTY.has(word))
}

function isCopied(said: string, references: readonly string[]): boolean {
  const runs = new Set<string>()
  for (const reference of references.map(lettersOf))
    for (let at = 0; at + COPIED.run <= reference.length; at += 1)
      runs.add(reference.slice(at, at + COPIED.run))
  let copied = 0
  let end = 0
  for (let at = 0; at + COPIED.run <= said.length; at += 1) {
    if (!runs.has(said.slice(at, at + COPIED.run))) continue
    copied += at + COPIED.run - Math.max(at, end)
    end = at + COPIED.run
  }
  return copied >= COPIED.share * said.length
}
