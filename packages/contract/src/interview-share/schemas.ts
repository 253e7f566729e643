import { z } from 'zod/mini'
import { id, time, unique } from '../common/schemas.ts'
import {
  assessment,
  dimensionScore,
  interviewLevel,
  interviewTurn,
  strictness,
  topicScore,
} from '../interview-session/schemas.ts'
import { SESSION_SIZES } from '../interview-session/values.ts'
import { pointCounts } from '../key-point/schemas.ts'
import { SCORERS } from '../key-point/values.ts'
import { SHARE_DAYS } from './values.ts'

const score = z.nullable(z.int())

/** What of a result others may see besides its total. */
export const shareParts = z.strictObject({
  dimensions: z.boolean(),
  topics: z.boolean(),
  /** The questions with their scores. */
  questions: z.boolean(),
  /** Places of the questions whose answers may be read; they are shown only together with the questions. */
  answers: z.array(z.int().check(z.positive())).check(z.maxLength(Math.max(...SESSION_SIZES)), unique),
})
export type ShareParts = z.output<typeof shareParts>

/** What the candidate wants to be public, and for how many days. */
export const newInterviewShare = z.strictObject({
  sessionId: id,
  parts: shareParts,
  /** Null: until it is revoked. */
  days: z.nullable(z.literal(SHARE_DAYS)),
})
export type NewInterviewShare = z.output<typeof newInterviewShare>

/** The share link of a session, as its owner sees it. */
export const interviewShareSchema = z.object({
  ...newInterviewShare.shape,
  token: z.string(),
  expireTime: z.nullable(time),
})
export type InterviewShare = z.output<typeof interviewShareSchema>

/** A question of a shared result. */
export const sharedQuestion = z.object({
  place: z.int(),
  title: z.string(),
  topic: z.string(),
  state: z.enum(['waiting', 'asked', 'answered', 'skipped']),
  score,
  missedCount: z.int(),
  /** Null: not public. */
  answer: z.nullable(z.object({ turns: z.array(interviewTurn), assessment: z.nullable(assessment) })),
})
export type SharedQuestion = z.output<typeof sharedQuestion>

/** What everybody who has the link sees; null where the candidate did not choose it. */
export const sharedInterview = z.object({
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  bankName: z.string(),
  level: interviewLevel,
  strictness,
  createTime: time,
  seconds: z.int(),
  answeredCount: z.int(),
  skippedCount: z.int(),
  ...pointCounts.shape,
  score,
  scorer: z.nullable(z.enum(SCORERS)),
  dimensions: z.nullable(z.array(dimensionScore)),
  topics: z.nullable(z.array(topicScore)),
  questions: z.nullable(z.array(sharedQuestion)),
  expireTime: z.nullable(time),
  /** The bank as everybody sees it; null when it is gone. */
  bank: z.nullable(
    z.object({
      id,
      questionCount: z.int(),
      topicCount: z.int(),
      minutes: z.int(),
      learnerCount: z.int(),
      averageScore: score,
    }),
  ),
})
export type SharedInterview = z.output<typeof sharedInterview>
