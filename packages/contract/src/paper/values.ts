import type { Rating } from '../review/values.ts'

export const MAX_PAPER_QUESTIONS = 100
/** The longest time for a paper, in minutes. */
export const MAX_PAPER_MINUTES = 180
/** What is asked for at first. */
export const DEFAULT_PAPER = { questionCount: 10, minutes: 30 } as const
/** Characters of an answer. */
export const MAX_PAPER_ANSWER = 10_000

/** What a self-rating is worth, of 100. */
export const RATING_SCORES: Readonly<Record<Rating, number>> = { 1: 0, 2: 50, 3: 80, 4: 100 }
/** A question below this score was missed. */
export const PASS_SCORE = 60
/** A question with this score or more went well. */
export const GOOD_SCORE = 80
