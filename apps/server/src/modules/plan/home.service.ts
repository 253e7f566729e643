import { chaptersOn, listPaths, pathOfRole } from '@app/contract/chapter/values'
import type { PlanToday, ResumePoint } from '@app/contract/plan/schemas'
import { HOME_FORECAST_DAYS, HOME_MISSED_POINTS } from '@app/contract/plan/values'
import { drawFilter } from '@app/contract/question-draw/schemas'
import { daysBetween, mondayOf } from '../../platform/calendar-days.ts'
import type { InterviewResultService } from '../interview/result/interview-result.service.ts'
import type { ReviewQueueService } from '../review/review-queue.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import type { HomeRepository } from './home.repository.ts'
import type { MockInterviewService } from './mock-interviews.service.ts'
import type { PlanRow } from './plan.repository.ts'
import { isOver, type PlanService } from './plan.service.ts'

type HomeRow = Awaited<ReturnType<HomeRepository['read']>>

interface HomeDependencies {
  home: HomeRepository
  plans: PlanService
  mockInterviews: MockInterviewService
  interviewResults: InterviewResultService
  reviewQueue: ReviewQueueService
  studySettings: StudySettingsService
}

/** The new questions of a learner's day. */
interface FreshOfDay {
  today: string
  fresh: number
  freshDone: number
  bankIds: number[]
}

/** What a learner's home shows: today's plan. */
export class HomeService {
  readonly #deps: HomeDependencies

  constructor(deps: HomeDependencies) {
    this.#deps = deps
  }

  async today(userId: number): Promise<PlanToday> {
    const { reviewQueue, interviewResults, mockInterviews } = this.#deps
    const review = await reviewQueue.summary(userId)
    const { today } = review
    const row = await this.#read(userId, today)
    const plan = row.plan && !isOver(row.plan, today) ? row.plan : null
    const [{ fresh, freshDone, bankIds }, mocks, missed, forecast] = await Promise.all([
      this.#freshOf(userId, row, today),
      plan ? mockInterviews.list(userId, plan, today) : [],
      interviewResults.missedInLast(userId, HOME_MISSED_POINTS),
      reviewQueue.forecast(userId),
    ])
    return {
      review,
      hasPlan: row.plan !== null,
      goal: review.done + review.due + Math.max(fresh - freshDone, 0),
      interview: plan && toInterview(plan, today),
      fresh,
      freshDone,
      bankIds,
      week: row.week,
      nextPoint: findNextPoint(row),
      resume: findResume(row),
      mock: mocks[0] ?? null,
      missed,
      forecast: forecast.slice(0, HOME_FORECAST_DAYS),
    }
  }

  /** How many new questions today has, from which banks, and how many of them are done. */
  async freshToday(userId: number): Promise<FreshOfDay> {
    const { today } = await this.#deps.studySettings.momentOf(userId)
    return this.#freshOf(userId, await this.#read(userId, today), today)
  }

  async #read(userId: number, today: string): Promise<HomeRow> {
    const { home, plans } = this.#deps
    const monday = mondayOf(today)
    const row = await home.read(userId, today, monday)
    const isPlannedAnew = row.plan !== null && (await plans.refresh(userId, row.plan, today))
    return isPlannedAnew ? home.read(userId, today, monday) : row
  }

  async #freshOf(userId: number, { plan, fresh, freshDone }: HomeRow, today: string): Promise<FreshOfDay> {
    const bankIds = plan?.bank_ids ?? []
    const isPlanned = plan !== null && !isOver(plan, today)
    const count = isPlanned ? fresh : await this.#deps.plans.freshUnplanned(userId, bankIds, today)
    return { today, fresh: count ?? 0, freshDone, bankIds }
  }
}

function toInterview({ interview_day, company, role }: PlanRow, today: string): PlanToday['interview'] {
  return interview_day === null ? null : { daysLeft: daysBetween(today, interview_day), company, role }
}

/** Where to go on with the path of the role that is prepared for, else the first path. */
function findNextPoint({ plan, chapters }: HomeRow): PlanToday['nextPoint'] {
  const paths = listPaths(chapters)
  const path = pathOfRole(plan?.role ?? '', paths) ?? paths[0]
  return chaptersOn(path, chapters).find(({ next }) => next !== null)?.next ?? null
}

/** What was left last. */
function findResume({ question, point, deck }: HomeRow): ResumePoint | null {
  const found: ResumePoint[] = []
  if (question) found.push({ kind: 'question', ...question, time: toTime(question.time) })
  if (point) found.push({ kind: 'knowledgePoint', ...point, time: toTime(point.time) })
  if (deck)
    found.push({ kind: 'deck', ...deck, filter: drawFilter.parse(deck.filter), time: toTime(deck.time) })
  return found.toSorted((one, other) => other.time.localeCompare(one.time))[0] ?? null
}

/** Within JSON the database writes times in its own way. */
const toTime = (text: string) => new Date(text).toISOString()
