import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { CONTRIBUTION_STATES } from '../contribution/values.ts'
import { PUBLICATION_STATES } from '../discussion/values.ts'
import { SESSION_STATES } from '../interview-session/values.ts'
import { REPORT_OUTCOMES, REPORT_TARGETS } from '../report/values.ts'
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
  /** Posts written. */
  posts: z.int(),
  /** Mock interviews begun. */
  interviews: z.int(),
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
  /** Interviews with a score that the candidate does not agree with. */
  objections: z.int(),
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

/** How many things of a kind there are of a user, and the newest few of them. */
const deedsOf = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ count: z.int(), newest: z.array(z.object({ id, createTime: time, ...shape })) })
/** `title` of a comment: how it begins, plain text. */
const published = { title: z.string(), state: z.enum(PUBLICATION_STATES) }
/** `outcome`: null while it waits. */
const reported = { targetType: z.enum(REPORT_TARGETS), outcome: z.nullable(z.enum(REPORT_OUTCOMES)) }

/** What a user did on the site beside practising; what is deleted is left out, the reports of it are not. */
export const userDeeds = z.object({
  discussions: deedsOf(published),
  comments: deedsOf(published),
  /** Of what they published, and of themselves. */
  reportsAgainst: deedsOf(reported),
  /** How many of these were found against the rules. */
  upheldCount: z.int(),
  reportsBy: deedsOf(reported),
  interviews: deedsOf({ title: z.string(), state: z.enum(SESSION_STATES) }),
  contributions: deedsOf({ title: z.string(), state: z.enum(CONTRIBUTION_STATES) }),
})
export type UserDeeds = z.output<typeof userDeeds>

export const sitePart = z.enum(SITE_PARTS)

const healthState = z.enum(HEALTH_STATES)

/** How a part of the site is. */
export const partHealth = z.object({
  part: sitePart,
  /** The worst of what was found. */
  state: healthState,
  findings: z.array(
    z.object({
      state: healthState,
      /** What was found, in the reader's language. */
      fact: z.string(),
      /** What to do about it; null when there is nothing to do. */
      remedy: z.nullable(z.string()),
    }),
  ),
  milliseconds: z.int(),
})
export type PartHealth = z.output<typeof partHealth>

/** By which a server knows that its own check asks: others are not told how a request arrives. */
const probeKey = z.string().check(z.minLength(1), z.maxLength(100))
export const probeQuery = z.strictObject({
  key: probeKey,
  /** Makes the request line long. */
  padding: z.optional(z.string().check(z.maxLength(8_000))),
})
export const probeStreamQuery = z.strictObject({ key: probeKey })

/** How a request has arrived, after all that stands between. */
export const probeAnswer = z.object({
  requestId: z.string(),
  /** As the server takes them, by what it believes of the proxies. */
  protocol: z.string(),
  host: z.string(),
  address: z.string(),
  /** What stands in X-Forwarded-For. */
  forwardedFor: z.array(z.string()),
  hasCookie: z.boolean(),
  hasAuthorization: z.boolean(),
  paddingLength: z.int(),
})
export type ProbeAnswer = z.output<typeof probeAnswer>

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
