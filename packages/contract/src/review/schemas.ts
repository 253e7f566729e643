import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { keyPoint } from '../key-point/schemas.ts'
import { difficulty } from '../question/schemas.ts'
import { CARDS_AHEAD, MOST_STEPS, RATINGS, REVIEW_SUBJECTS } from './values.ts'

export const rating = z.literal(RATINGS)

/** A learner's own day: `2026-11-23`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** When a card comes back: after whole days of the learner's, or within the day after minutes. */
export const reviewInterval = z.object({ rating, days: z.int(), minutes: z.int() })
export type ReviewInterval = z.output<typeof reviewInterval>

/** How well a question is remembered, and when it comes back. */
export const questionMemory = z.object({
  /** What each self-rating would lead to. */
  intervals: z.array(reviewInterval),
  /** In how many of the learner's days it is reviewed; null when it is not. */
  dueInDays: z.nullable(z.int()),
  /** Self-ratings so far, the last of them at most so many. */
  ratings: z.int(),
  /** The probability of recalling it, 0 to 1, from the first of them to today; empty for what was never rated. */
  curve: z.array(z.object({ day, recall: z.number() })),
})
export type QuestionMemory = z.output<typeof questionMemory>

/** A card with all that reviewing it takes. */
export const reviewCard = z.object({
  id,
  /** Grows with each act on the card. */
  version: z.int(),
  subjectType: z.enum(REVIEW_SUBJECTS),
  subjectId: id,
  /** The last self-rating and how many of the learner's days ago that was; null for a card not rated yet. */
  lastRating: z.nullable(rating),
  lastDaysAgo: z.nullable(z.int()),
  /** What each self-rating would lead to. */
  intervals: z.array(reviewInterval),
  content: z.object({
    title: z.string(),
    /** The bank of a question, the knowledge point of a recall question. */
    source: z.object({ id, name: z.string() }),
    /** Null for what has none. */
    difficulty: z.nullable(difficulty),
    tags: z.array(z.string()),
    /** What is to be programmed, markdown; empty for what is answered in words. */
    statement: z.string(),
    /** Markdown; of what is to be programmed, its explanation. */
    shortAnswer: z.string(),
    keyPoints: z.array(keyPoint),
  }),
})
export type ReviewCard = z.output<typeof reviewCard>

/** Where a learner stands today. */
export const reviewSummary = z.object({
  today: day,
  /** Cards to be reviewed now, new ones within today's quota included, all within the cap. */
  due: z.int(),
  /** Cards due now that today's cap leaves for another day. */
  overCap: z.int(),
  /** When the next card of today falls due; null when there is none. */
  nextDueTime: z.nullable(time),
  /** Self-ratings given today. */
  done: z.int(),
  /** Days in a row with a self-rating, up to today or yesterday. */
  streak: z.int(),
  /** Time spent on today's reviews. */
  seconds: z.int(),
  /** Share of the reviews of the last 30 days that were remembered, 0 to 1; null without any. */
  remembered: z.nullable(z.number()),
})
export type ReviewSummary = z.output<typeof reviewSummary>

/** The next cards, the most urgent first, and where that leaves the learner. */
export const reviewQueue = z.object({ cards: z.array(reviewCard), summary: reviewSummary })
export type ReviewQueue = z.output<typeof reviewQueue>

/** An act of a sitting: the client names it, so that sending it again does nothing twice. */
const stepId = z.uuid()
/** Cards the client holds already. */
const held = z._default(z.array(id).check(z.maxLength(CARDS_AHEAD)), [])

export const rateBody = z.strictObject({ questionId: id, rating, stepId: z.optional(stepId) })

export const answerBody = z.strictObject({
  cardId: id,
  version: z.int().check(z.minimum(0)),
  rating,
  stepId,
  /** How long the card was looked at. */
  seconds: z.int().check(z.minimum(0), z.maximum(3600)),
  held,
})

/** A card to be put off; the same checks as a self-rating. */
export const buryBody = z.strictObject({ cardId: id, version: z.int().check(z.minimum(0)), stepId, held })

/** What was done today and can be taken back, the last at the end. */
export const reviewSteps = z.array(stepId).check(z.maxLength(MOST_STEPS))

export const undoBody = z.strictObject({ stepId })
export const undoneReview = z.object({ card: z.nullable(reviewCard), summary: reviewSummary })
export type UndoneReview = z.output<typeof undoneReview>

/** What becomes due on a day; on the first also what was due before. */
export const forecastDay = z.object({ day, count: z.int() })
export type ForecastDay = z.output<typeof forecastDay>

/** A name of the IANA database, as the runtime knows it. */
const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), 'timeZone'),
)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Z]/i.test(name)
  } catch {
    return false
  }
}

export const studySettings = z.strictObject({
  /** Null: as nobody has told, that of China. */
  timeZone: z.nullable(timeZone),
  /** The hour at which a day begins. */
  dayStartHour: z.int().check(z.minimum(0), z.maximum(12)),
  /** Self-ratings a day. */
  dailyGoal: z.int().check(z.minimum(1), z.maximum(500)),
  /** Cards a day that were not rated before. */
  newPerDay: z.int().check(z.minimum(0), z.maximum(200)),
  /** Self-ratings a day at which the queue ends. */
  dailyCap: z.int().check(z.minimum(1), z.maximum(2000)),
})
export type StudySettings = z.output<typeof studySettings>
