import { z } from 'zod/mini'
import { id, line } from '../common/schemas.ts'
import { parentDraftOf, parentRecordOf } from '../content/parent.ts'
import { changeOf } from '../content/schemas.ts'
import { BANK_LEVELS, interviewBankLimits as limits } from './values.ts'

export const bankLevel = z.enum(BANK_LEVELS)

/** A topic of a bank, e.g. 集合, and how many published questions it has. */
export const interviewTopic = z.object({ name: z.string(), questionCount: z.int() })
export type InterviewTopic = z.output<typeof interviewTopic>

/** A role and a level that one can be interviewed for. */
export const interviewBankSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Heading under which the bank stands in lists, e.g. 后端. */
  groupName: z.string(),
  level: bankLevel,
  /** How long a session usually takes, and how many questions it has. */
  minutes: z.int(),
  sessionSize: z.int(),
  /** Published questions. */
  questionCount: z.int(),
  /** In the order of their questions. */
  topics: z.array(interviewTopic),
  /** Who finished a session. */
  learnerCount: z.int(),
  /** The mean of all scored sessions, 0 to 100; null without any. */
  averageScore: z.nullable(z.int()),
  /** The caller's own; null without a scored session, and for a guest. */
  bestScore: z.nullable(z.int()),
  /** The caller's finished sessions. */
  sessionCount: z.int(),
})
export type InterviewBank = z.output<typeof interviewBankSchema>

const heardPoint = z.object({ text: z.string(), isMentioned: z.boolean() })

/** Part of an answer, and what of the question's key points was heard in it. */
const exampleAnswer = z.object({ answer: z.string(), points: z.array(heardPoint) })

/** How the site works, by a question of an interview and one of the question bank that trains it. */
export const interviewExample = z.object({
  bankId: id,
  bankName: z.string(),
  title: z.string(),
  ...exampleAnswer.shape,
  /** What the interviewer asks of the heaviest point that was not heard. */
  followUp: z.string(),
  training: z.object({ id, title: z.string(), bankId: id, bankName: z.string(), ...exampleAnswer.shape }),
})
export type InterviewExample = z.output<typeof interviewExample>

/** What an admin writes. */
export const interviewBankDraft = parentDraftOf({
  groupName: line(limits.groupName),
  level: bankLevel,
  minutes: z.int().check(z.minimum(limits.leastMinutes), z.maximum(limits.minutes)),
  sessionSize: z.int().check(z.minimum(1), z.maximum(limits.size)),
})
export type InterviewBankDraft = z.output<typeof interviewBankDraft>

export const interviewBankChange = changeOf(interviewBankDraft)
export type InterviewBankChange = z.output<typeof interviewBankChange>

/** An interview bank as admins see it. */
export const interviewBankRecord = parentRecordOf({
  groupName: z.string(),
  level: bankLevel,
  minutes: z.int(),
  sessionSize: z.int(),
  /** Published questions. */
  publishedCount: z.int(),
})
export type InterviewBankRecord = z.output<typeof interviewBankRecord>
