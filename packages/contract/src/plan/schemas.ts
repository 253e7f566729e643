import { z } from 'zod/mini'
import { id, line, time, unique } from '../common/schemas.ts'
import { INTERVIEW_LEVELS } from '../interview-bank/values.ts'
import { drawFilter } from '../question-draw/schemas.ts'
import { MAX_FILTER_BANKS } from '../question-draw/values.ts'
import { companyName } from '../question-encounter/schemas.ts'
import { MAX_ROLE_LENGTH } from '../question-encounter/values.ts'
import { day, forecastDay, reviewSummary } from '../review/schemas.ts'

const level = z.enum(INTERVIEW_LEVELS)

/** What one prepares for. */
export const planSettings = z.strictObject({
  /** Null: not known yet. */
  interviewDay: z._default(z.nullable(day.check(z.refine((value) => isDay(value), 'badFormat'))), null),
  role: z._default(line(MAX_ROLE_LENGTH), ''),
  /** Null: not said. */
  level: z._default(z.nullable(level), null),
  company: z._default(companyName, ''),
  /** The banks to practise; none means all. */
  bankIds: z._default(z.array(id).check(z.maxLength(MAX_FILTER_BANKS), unique), []),
})
export type PlanSettings = z.output<typeof planSettings>

/** Whether the calendar has it. */
function isDay(value: string): boolean {
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** What is planned for a day, and what was done of it. */
export const planDay = z.object({
  day,
  /** Reviews of what is due by then as far as it is known, and questions to practise for the first time. */
  reviews: z.int(),
  fresh: z.int(),
  /** Self-ratings; null for the days to come. */
  done: z.nullable(z.int()),
})
export type PlanDay = z.output<typeof planDay>

/** A week's mock interview. */
export const plannedMock = z.object({
  /** By when. */
  day,
  /** Null where none fits what the user prepares for. */
  bank: z.nullable(z.object({ id, name: z.string(), minutes: z.int() })),
  /** The interview that was done this week; null: none. Its score waits for its points to be checked. */
  done: z.nullable(z.object({ sessionId: id, score: z.nullable(z.int()) })),
})
export type PlannedMock = z.output<typeof plannedMock>

/** A role one can prepare for, and the banks to practise on each level. */
export const planTarget = z.object({
  role: z.string(),
  levels: z.array(z.object({ level, bankIds: z.array(id) })),
})
export type PlanTarget = z.output<typeof planTarget>

export const plan = z.object({
  settings: planSettings,
  bankNames: z.array(z.string()),
  today: day,
  /** Until the interview; 0 on its day, negative when it is over; null without a date. */
  daysLeft: z.nullable(z.int()),
  /** Of the chosen banks: how many questions were rated before, of how many. */
  practised: z.int(),
  total: z.int(),
  /** The day on which none is left that was never practised; null when that is not before the interview. */
  completeDay: z.nullable(day),
  /** How many stay unpractised at the daily goal. */
  leftOver: z.int(),
  days: z.array(planDay),
  /** This week's and each later week's mock interview. */
  mocks: z.array(plannedMock),
  /** The last day of the past week on which less was done than planned. */
  missed: z.nullable(planDay),
  /** What is left of today. */
  due: z.int(),
  freshLeft: z.int(),
})
export type Plan = z.output<typeof plan>

const progress = { id, title: z.string(), time }

/** Where the user stopped last. */
export const resumePoint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), ...progress, bankId: id, bankName: z.string() }),
  z.object({ kind: z.literal('knowledgePoint'), ...progress, chapterName: z.string() }),
  z.object({
    kind: z.literal('deck'),
    filter: drawFilter,
    bankNames: z.array(z.string()),
    position: z.int(),
    total: z.int(),
    time,
  }),
])
export type ResumePoint = z.output<typeof resumePoint>

/** What an interview found missing. */
export const missedInInterview = z.object({
  sessionId: id,
  bankName: z.string(),
  time,
  /** The heaviest, each with a question of the question bank that trains it; null without one. */
  points: z.array(z.object({ point: z.string(), topic: z.string(), trainingId: z.nullable(id) })),
})
export type MissedInInterview = z.output<typeof missedInInterview>

/** What the user's home shows. */
export const planToday = z.object({
  review: reviewSummary,
  /** Whether the user has said what they prepare for, or that they will not. */
  hasPlan: z.boolean(),
  /** All of today: what was done, what is due, and what is left of the new questions. */
  goal: z.int(),
  /** The interview that is ahead; null without one. */
  interview: z.nullable(z.object({ daysLeft: z.int(), company: z.string(), role: z.string() })),
  /** Questions to practise for the first time today, and the banks they come from; none means all. */
  fresh: z.int(),
  freshDone: z.int(),
  bankIds: z.array(id),
  /** Self-ratings on the days of this week, Monday first. */
  week: z.array(z.object({ day, count: z.int() })),
  resume: z.nullable(resumePoint),
  /** The first knowledge point of the path that was not learned. */
  nextPoint: z.nullable(z.object({ id, title: z.string(), minutes: z.int(), chapterName: z.string() })),
  /** This week's mock interview; null when the plan has none. */
  mock: z.nullable(plannedMock),
  /** Of the last interview; null when it missed nothing. */
  missed: z.nullable(missedInInterview),
  /** What falls due on each of the next days, today first. */
  forecast: z.array(forecastDay),
})
export type PlanToday = z.output<typeof planToday>
