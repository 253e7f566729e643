import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { HEALTH_STATES, ISSUE_KINDS, SITE_PARTS } from './values.ts'

/** A day of the site by the clock of Asia/Shanghai. */
export const siteDay = z.object({
  /** YYYY-MM-DD */
  day: z.string(),
  /** Accounts at the end of the day. */
  users: z.int(),
  registered: z.int(),
  /** Users who came. */
  active: z.int(),
  /** Self-ratings given. */
  practised: z.int(),
  aiCalls: z.int(),
  aiFailures: z.int(),
})
export type SiteDay = z.output<typeof siteDay>

/** A question that learners could not answer, within the last 30 days. */
export const missedQuestion = z.object({
  id,
  title: z.string(),
  /** Self-ratings, and how many of them were 不会. */
  ratings: z.int(),
  misses: z.int(),
})
export type MissedQuestion = z.output<typeof missedQuestion>

/** What waits for admins. */
export const waitingWork = z.object({
  /** Reported things that nobody has decided of. */
  reports: z.int(),
  heldDiscussions: z.int(),
  heldComments: z.int(),
  contributions: z.int(),
})
export type WaitingWork = z.output<typeof waitingWork>

export const overview = z.object({
  /** The moment the numbers are of. */
  time,
  waiting: waitingWork,
  questions: z.object({ published: z.int(), drafts: z.int() }),
  /** The last 30 days, today the last of them. */
  days: z.array(siteDay),
  /** The most missed first. */
  missed: z.array(missedQuestion),
})
export type Overview = z.output<typeof overview>

export const sitePart = z.enum(SITE_PARTS)

/** How a part of the site is. */
export const partHealth = z.object({
  part: sitePart,
  state: z.enum(HEALTH_STATES),
  /** What was found, in the reader's language. */
  fact: z.string(),
  /** What to do about it; null when there is nothing to do. */
  remedy: z.nullable(z.string()),
  milliseconds: z.int(),
})
export type PartHealth = z.output<typeof partHealth>

/** Something that was slow or failed on any of the servers within the last 24 hours. */
export const serverIssue = z.object({
  kind: z.enum(ISSUE_KINDS),
  /** `GET /api/question/get/:id`, or a statement without its values. */
  subject: z.string(),
  /** The envelope's code; 0 where nothing failed. */
  code: z.int(),
  /** In which call or job a statement ran last. */
  call: z.nullable(z.string()),
  count: z.int(),
  /** 95 of 100 times it took no longer, in milliseconds. */
  p95: z.int(),
  lastTime: time,
  /** Of the last time; the log holds more of it. */
  requestId: z.nullable(z.string()),
})
export type ServerIssue = z.output<typeof serverIssue>
