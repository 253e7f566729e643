import { z } from 'zod/mini'
import { id } from '../common/schemas.ts'
import { interviewReport } from '../interview-objection/schemas.ts'
import { interviewSessionSummary } from '../interview-session/schemas.ts'
import { INTERVIEWERS, MODEL_FAILURES } from '../interview-session/values.ts'

/** A session of any user, as admins see it in a list. */
export const interviewSessionRecord = z.object({
  ...interviewSessionSummary.shape,
  userId: id,
  username: z.string(),
  interviewer: z.enum(INTERVIEWERS),
  /** Why the model did not lead it to its end, and why it did not score it. */
  interviewerFailure: z.nullable(z.enum(MODEL_FAILURES)),
  scorerFailure: z.nullable(z.enum(MODEL_FAILURES)),
  /** Objections that wait for an admin. */
  openObjectionCount: z.int(),
})
export type InterviewSessionRecord = z.output<typeof interviewSessionRecord>

/** The same with all that was said and what its scores rest on. What the candidate gave of themselves is not part of it. */
export const interviewSessionDetail = z.object({
  ...interviewReport.shape,
  ...interviewSessionRecord.shape,
})
export type InterviewSessionDetail = z.output<typeof interviewSessionDetail>
