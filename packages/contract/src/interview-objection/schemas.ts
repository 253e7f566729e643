import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { assessment, interviewResult } from '../interview-session/schemas.ts'
import { MODEL_FAILURES } from '../interview-session/values.ts'
import { SCORERS } from '../key-point/values.ts'
import { OBJECTION_OUTCOMES } from './values.ts'

/** A scoring of one answer. */
export const answerScoring = z.object({ score: z.int(), assessment })
export type AnswerScoring = z.output<typeof answerScoring>

/** A candidate who does not agree with the score of a question, the scoring that followed, and what became of it. */
export const interviewObjection = z.object({
  id,
  place: z.int(),
  reason: z.string(),
  createTime: time,
  /** The scoring it objects to. */
  first: answerScoring,
  /** Null as long as the second scoring is not done. */
  second: z.nullable(answerScoring),
  /** Why the model did not score it the second time, as it had the first time. */
  secondFailure: z.nullable(z.enum(MODEL_FAILURES)),
  outcome: z.enum(OBJECTION_OUTCOMES),
  /** What counts in place of the first scoring; an admin may have set verdicts of it by hand. */
  adopted: z.nullable(answerScoring),
  /** The admin's words to the candidate. */
  note: z.string(),
  decideTime: z.nullable(time),
  deciderName: z.nullable(z.string()),
})
export type InterviewObjection = z.output<typeof interviewObjection>

/** What a question and its session would be worth. */
export const scorePreview = z.object({
  score: z.int(),
  totalBefore: z.nullable(z.int()),
  totalAfter: z.nullable(z.int()),
})
export type ScorePreview = z.output<typeof scorePreview>

/** A session that was scored all over again. */
export const interviewRescore = z.object({
  id,
  createTime: time,
  /** Null as long as it is under way. */
  endTime: z.nullable(time),
  scoreBefore: z.nullable(z.int()),
  scoreAfter: z.nullable(z.int()),
  scorer: z.nullable(z.enum(SCORERS)),
  /** Why the model did not score it. */
  failure: z.nullable(z.enum(MODEL_FAILURES)),
})
export type InterviewRescore = z.output<typeof interviewRescore>

/** The result of a session with how its scores came about. */
export const interviewReport = z.object({
  ...interviewResult.shape,
  objections: z.array(interviewObjection),
  /** The oldest first. */
  rescores: z.array(interviewRescore),
})
export type InterviewReport = z.output<typeof interviewReport>
