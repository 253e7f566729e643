import { z } from 'zod/mini'
import { author } from '../common/author.ts'
import { id, line, manyIds, pageBody, time, unique } from '../common/schemas.ts'
import { publicationState } from '../discussion/schemas.ts'
import { MAX_REASON_LENGTH } from '../discussion-record/values.ts'
import { MAX_REPORT_NOTE, REPORT_OUTCOMES, REPORT_REASONS, REPORT_STATES, REPORT_TARGETS } from './values.ts'

const targetType = z.enum(REPORT_TARGETS)
const reason = z.enum(REPORT_REASONS)
const outcome = z.enum(REPORT_OUTCOMES)

export const newReport = z
  .strictObject({ targetType, targetId: id, reason, note: z._default(line(MAX_REPORT_NOTE), '') })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], error: 'required' }),
  )
export type NewReport = z.output<typeof newReport>

/** What was reported, as it is now. */
export const reportedThing = z.object({
  type: targetType,
  id,
  /** Of a comment: what it is on. */
  title: z.string(),
  /** How it begins, plain text. */
  excerpt: z.string(),
  /** Where it is read on the site. */
  path: z.string(),
  /** null: the account is gone. */
  author: z.nullable(author),
  createTime: time,
  state: publicationState,
})
export type ReportedThing = z.output<typeof reportedThing>

/** The reports on one thing, which are handled together. */
export const reportCase = z.object({
  id,
  /** null: it is gone. */
  thing: z.nullable(reportedThing),
  /** How many reported it. */
  reportCount: z.int(),
  /** The reasons given, the most frequent first. */
  reasons: z.array(z.object({ reason, count: z.int() })),
  /** The first who reported it, at most 10; those whose account is gone are left out. */
  reporters: z.array(z.string()),
  /** When it was reported first since it was last closed. */
  openTime: time,
  /** Who has taken it on. */
  assignee: z.nullable(author),
  outcome: z.nullable(outcome),
  /** What the author was told. */
  outcomeReason: z.string(),
  closeTime: z.nullable(time),
})
export type ReportCase = z.output<typeof reportCase>

export const reportCaseDetail = z.object({
  ...reportCase.shape,
  /** What is reported, in markdown; empty when it is gone. */
  content: z.string(),
  reports: z.array(
    z.object({ id, reporter: z.nullable(author), reason, note: z.string(), createTime: time }),
  ),
  /** How its author stands: since when they are here, and how many of their things were found against the rules before. */
  record: z.nullable(z.object({ createTime: time, upheldCount: z.int() })),
})
export type ReportCaseDetail = z.output<typeof reportCaseDetail>

export const reportPageBody = pageBody(['openTime', 'reportCount', 'closeTime'], {
  ids: z.optional(z.array(id).check(z.maxLength(100), unique)),
  state: z.optional(z.enum(REPORT_STATES)),
  targetType: z.optional(targetType),
  outcome: z.optional(outcome),
  assigneeId: z.optional(id),
  /** Whose thing it is. */
  authorId: z.optional(id),
  /** Who has reported it, maybe among others. */
  reporterId: z.optional(id),
  /** Whether it was found against the rules. */
  isUpheld: z.optional(z.boolean()),
})

export const reportDecision = z
  .strictObject({
    ...manyIds.shape,
    outcome,
    /** Told to the author of what is hidden or deleted; needed for these. */
    reason: z._default(line(MAX_REASON_LENGTH), ''),
  })
  .check(
    z.refine(({ outcome: decided, reason: told }) => decided === 'dismissed' || told !== '', {
      path: ['reason'],
      error: 'required',
    }),
  )
