import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { questionLimits } from '../content/kinds/question-values.ts'
import { answerPoint, check, pointCounts, span } from '../key-point/schemas.ts'
import { ANSWER_RULES, SCORERS } from '../key-point/values.ts'
import { difficulty } from '../question/schemas.ts'
import { drawFilter } from '../question-draw/schemas.ts'
import { rating } from '../review/schemas.ts'
import { MAX_PAPER_ANSWER, MAX_PAPER_MINUTES, MAX_PAPER_QUESTIONS } from './values.ts'

const questionCount = z.int().check(z.minimum(1), z.maximum(MAX_PAPER_QUESTIONS))
const minutes = z.int().check(z.minimum(1), z.maximum(MAX_PAPER_MINUTES))

export const newPaper = z.strictObject({ filter: drawFilter, questionCount, minutes })

const score = z.int().check(z.minimum(0), z.maximum(100))

/** What a paper is called by. */
const paperHead = {
  id,
  filter: drawFilter,
  /** The names of the filter's banks. */
  bankNames: z.array(z.string()),
  questionCount: z.int(),
  minutes: z.int(),
  createTime: time,
}

/** A paper as it stands in the list. */
export const paperSummary = z.object({
  ...paperHead,
  /** Null as long as it can be answered. */
  closeTime: z.nullable(time),
  answeredCount: z.int(),
  ...pointCounts.shape,
  /** Null while it is open, as long as a point waits to be checked, and when nothing of it could be scored. */
  score: z.nullable(score),
  scorer: z.nullable(z.enum(SCORERS)),
})
export type PaperSummary = z.output<typeof paperSummary>

/** What a user has put down for a question. `version` grows with each change. */
const paperEntry = z.object({
  questionId: id,
  answer: z.string(),
  /** The self-rating, for who answers in their head. */
  rating: z.nullable(rating),
  isFlagged: z.boolean(),
  version: z.int(),
})
export type PaperEntry = z.output<typeof paperEntry>

export const paperQuestion = z.object({
  ...paperEntry.shape,
  title: z.string(),
  bankName: z.string(),
  difficulty,
  tags: z.array(z.string()),
})
export type PaperQuestion = z.output<typeof paperQuestion>

/** A paper to be answered. */
export const paperSheet = z.object({
  ...paperHead,
  isClosed: z.boolean(),
  /** Until it closes, by the server's clock. */
  millisecondsLeft: z.int(),
  questions: z.array(paperQuestion),
})
export type PaperSheet = z.output<typeof paperSheet>

export const answerPaperBody = z.strictObject({
  id,
  questionId: id,
  /** Of the entry one changes; another one on the server answers 40900 with the entry there. */
  version: z.int().check(z.minimum(0)),
  answer: z.string().check(z.maxLength(MAX_PAPER_ANSWER)),
  rating: z.nullable(rating),
  isFlagged: z.boolean(),
  /** How long the question was looked at since the last change. */
  seconds: z.int().check(z.minimum(0), z.maximum(3600)),
})
export const paperConflict = z.object({ entry: paperEntry })

export const paperPoint = z.object({
  ...answerPoint.shape,
  /** Where in the answer it was said; null when nothing was found. */
  passage: z.nullable(span),
})
export type PaperPoint = z.output<typeof paperPoint>

export const resultQuestion = z.object({
  questionId: id,
  title: z.string(),
  bankName: z.string(),
  difficulty,
  tags: z.array(z.string()),
  answer: z.string(),
  rating: z.nullable(rating),
  isAnswered: z.boolean(),
  /** By the self-rating, else by the checked key points; null where there is neither. */
  score: z.nullable(score),
  seconds: z.int(),
  shortAnswer: z.string(),
  spokenAnswer: z.string(),
  rules: z.array(z.enum(ANSWER_RULES)),
  keyPoints: z.array(paperPoint),
})
export type ResultQuestion = z.output<typeof resultQuestion>

/** A closed paper. */
export const paperResult = z.object({
  ...paperHead,
  closeTime: time,
  ...pointCounts.shape,
  score: z.nullable(score),
  scorer: z.nullable(z.enum(SCORERS)),
  /** Of the paper before this one whose score counts. */
  previousScore: z.nullable(score),
  questions: z.array(resultQuestion),
})
export type PaperResult = z.output<typeof paperResult>

/** A key point of a closed paper, and how one checked it; null takes the check back. */
export const paperCheck = z.strictObject({
  id,
  questionId: id,
  /** The point's place among those of the question, from 0. */
  point: z.int().check(z.minimum(0), z.maximum(questionLimits.keyPoints)),
  check: z.nullable(check),
  /** One's own words for it, where they were not found; absent: those that were found. */
  passage: z.optional(z.strictObject(span.shape)),
})

/** What a paper comes to after a check. */
export const checkedPaper = z.object({
  ...pointCounts.shape,
  score: z.nullable(score),
  scorer: z.nullable(z.enum(SCORERS)),
  /** Of every question. */
  questions: z.array(z.object({ questionId: id, score: z.nullable(score) })),
})
export type CheckedPaper = z.output<typeof checkedPaper>
