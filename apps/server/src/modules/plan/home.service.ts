import type { PlanToday, ResumePoint } from '@app/contract/plan/schemas'
import { drawFilter } from '@app/contract/question-draw/schemas'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { addDays, daysBetween } from '../../platform/calendar-days.ts'
import type { ReviewQueueService } from '../review/review-queue.service.ts'
import type { HomeRepository } from './home.repository.ts'
import type { PlanService } from './plan.service.ts'

type HomeRow = Awaited<ReturnType<HomeRepository['read']>>

/** What a learner's home shows: today's plan. */
export class HomeService {
  readonly #home: HomeRepository
  readonly #plans: PlanService
  readonly #reviewQueue: ReviewQueueService

  constructor(home: HomeRepository, plans: PlanService, reviewQueue: ReviewQueueService) {
    this.#home = home
    this.#plans = plans
    this.#reviewQueue = reviewQueue
  }

  async today(userId: number): Promise<PlanToday> {
    const review = await this.#reviewQueue.summary(userId)
    const { today } = review
    const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
    let row = await this.#home.read(userId, today, monday)
    if (row.plan && (await this.#plans.refresh(userId, row.plan, today)))
      row = await this.#home.read(userId, today, monday)
    const { plan, week, nextPoint, freshDone } = row
    const isAhead = plan !== null && plan.interview_day >= today
    return {
      review,
      interview: isAhead
        ? {
            daysLeft: daysBetween(today, plan.interview_day),
            company: plan.company,
            role: plan.role,
          }
        : null,
      fresh: (isAhead ? row.fresh : row.newPerDay) ?? DEFAULT_STUDY_SETTINGS.newPerDay,
      bankIds: isAhead ? plan.bank_ids : [],
      week,
      nextPoint,
      freshDone,
      resume: findResume(row),
    }
  }
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
