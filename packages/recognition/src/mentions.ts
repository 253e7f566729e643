import { AnswerText } from './AnswerText.ts'

/** A word of a key point, as `wordsOfPoints` makes it. */
export interface PointWord {
  /** The ways it is written; normalised, the point's own first. */
  forms: readonly string[]
  /** How much it says: rarity over the site's own paragraphs. */
  weight: number
}

/** What an answer may mention. */
export interface MentionablePoint {
  words: readonly PointWord[]
}

/** What was heard of a point. */
export interface Mention {
  /** The share of the point's weight that was heard in one passage, 0 to 1; more where the answer mentions the other points. */
  score: number
  isMentioned: boolean
  /** UTF-16 offsets in the answer; null when nothing of the point was heard. */
  passage: { start: number; end: number } | null
  /** The heaviest words of the point that were not heard, at most three, none of one character. */
  unheard: readonly string[]
}

/**
 * The score from which on a point counts as mentioned: about one in ten points of another question of the same bank gets
 * there. `npm run recognition` prints what follows from it on the labelled answers.
 */
export const MENTION_THRESHOLD = 0.26

/** How many neighbouring clauses a passage has at most, and what each further one costs. */
const WINDOW = { most: 4, cost: 0.03 }
/** How much likelier a point is meant in an answer that says all of the others. */
const ON_TOPIC = 2
/** How well a word must be heard to count as heard in what is told. */
const HEARD = 0.35
const MOST_UNHEARD = 3

/**
 * Which points an answer mentions; whether what it says is right, no one can tell by words.
 * @param answer markdown or speech
 * @returns one mention per point
 */
export function findMentions(answer: string, points: readonly MentionablePoint[]): Mention[] {
  const text = new AnswerText(answer)
  const found = points.map(({ words }) => findPassage(text, words))
  const all = found.reduce((sum, { share }) => sum + share, 0)
  return found.map(({ share, passage, unheard }) => {
    const others = (all - share) / Math.max(1, points.length - 1)
    const score = Math.min(1, share * (1 + ON_TOPIC * others))
    return { score, isMentioned: score >= MENTION_THRESHOLD, passage, unheard }
  })
}

/** The passage that has most of a point's weight, and which share of it. */
function findPassage(
  text: AnswerText,
  words: readonly PointWord[],
): Pick<Mention, 'passage' | 'unheard'> & { share: number } {
  const heard = words.map(({ forms }) => text.hear(forms))
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  let best = { share: 0, first: 0, last: -1 }
  for (let first = 0; first < text.clauses.length; first += 1) {
    const shares = words.map(() => 0)
    for (let last = first; last < Math.min(first + WINDOW.most, text.clauses.length); last += 1) {
      let weight = 0
      for (const [place, word] of words.entries()) {
        const share = Math.max(shares[place] ?? 0, heard[place]?.[last] ?? 0)
        shares[place] = share
        weight += word.weight * share
      }
      const share = total === 0 ? 0 : (weight / total) * (1 - WINDOW.cost * (last - first))
      if (share > best.share) best = { share, first, last }
    }
  }
  const start = text.clauses[best.first]?.start
  const end = text.clauses[best.last]?.end
  const isHeard = (place: number) =>
    heard[place]?.slice(best.first, best.last + 1).some((share) => share >= HEARD) ?? false
  const unheard = words
    .filter((_, place) => !isHeard(place))
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ forms: [form = ''] }) => (form.length > 1 ? form : []))
  return {
    share: best.share,
    passage: start === undefined || end === undefined ? null : { start, end },
    unheard: unheard.slice(0, MOST_UNHEARD),
  }
}
