const FIRST = 3
const RESULTS = 10

/** How good results are for what somebody typed. */
export interface QueryScore {
  /** Whether what is wanted is among the first three. */
  isHit: boolean
  /** Normalized discounted cumulative gain of the first ten, all that is wanted being wanted alike. */
  gain: number
}

/** @param wanted nothing: nothing should be found */
export function scoreQuery(found: readonly string[], wanted: readonly string[]): QueryScore {
  if (wanted.length === 0) return { isHit: found.length === 0, gain: found.length === 0 ? 1 : 0 }
  const discount = (place: number) => 1 / Math.log2(place + 2)
  const gained = found
    .slice(0, RESULTS)
    .reduce((sum, name, place) => sum + (wanted.includes(name) ? discount(place) : 0), 0)
  const ideal = wanted.slice(0, RESULTS).reduce((sum, _, place) => sum + discount(place), 0)
  return { isHit: found.slice(0, FIRST).some((name) => wanted.includes(name)), gain: gained / ideal }
}

/** What was ticked for a line of a 面经. */
export interface LineScore {
  ticked: number
  right: number
  /** Whether the bank has what the line asks. */
  isAsked: boolean
}

export function scoreLine(ticked: readonly string[], wanted: readonly string[]): LineScore {
  const right = ticked.filter((name) => wanted.includes(name)).length
  return { ticked: ticked.length, right, isAsked: wanted.length > 0 }
}

/** Of all that was ticked how much is right, and of all lines whose question the bank has how many got it. */
export function sumLines(scores: readonly LineScore[]): { precision: number; recall: number } {
  const sum = (count: (score: LineScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0)
  const asked = scores.filter(({ isAsked }) => isAsked)
  return {
    precision: sum(({ right }) => right) / sum(({ ticked }) => ticked),
    recall: asked.filter(({ right }) => right > 0).length / asked.length,
  }
}

/** How the assistant without a model answers what the site answers, and what it does not. */
export type AskScore = 'right' | 'wrong' | 'silent' | 'honest' | 'invented'

/**
 * @param answer null: it says that it has none
 * @param wanted nothing: the site has no answer
 */
export function scoreAsk(answer: string | null, wanted: readonly string[]): AskScore {
  if (wanted.length === 0) return answer === null ? 'honest' : 'invented'
  if (answer === null) return 'silent'
  return wanted.includes(answer) ? 'right' : 'wrong'
}
