import { Code } from '@app/contract/common/envelope'
import type { Plan, PlanDay, PlanSettings, PlanTarget } from '@app/contract/plan/schemas'
import { MAX_PLAN_DAYS, PLAN_DAYS_AHEAD, PLAN_DAYS_BACK } from '@app/contract/plan/values'
import { type DrawFilter, drawFilter } from '@app/contract/question-draw/schemas'
import type { Kysely } from 'kysely'
import { fieldRefused } from '../../platform/app-error.ts'
import { addDays, daysBetween } from '../../platform/calendar-days.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { InterviewBankService } from '../interview/bank/interview-bank.service.ts'
import type { QuestionDrawService } from '../question/draw/question-draw.service.ts'
import type { ReviewQueueService } from '../review/review-queue.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import type { MockInterviewService } from './mock-interviews.service.ts'
import { PlanRepository, type PlanRow } from './plan.repository.ts'
import { makeSchedule } from './schedule.ts'
import { listRoles } from './targets.ts'

export interface PlanDependencies {
  kysely: Kysely<DB>
  interviewBanks: InterviewBankService
  mockInterviews: MockInterviewService
  questionDraws: QuestionDrawService
  reviewQueue: ReviewQueueService
  studySettings: StudySettingsService
}

/** What to do each day until the interview; decided anew on each of the learner's days, and when the target changes. */
export class PlanService {
  readonly #deps: PlanDependencies
  readonly #plans: PlanRepository

  constructor(deps: PlanDependencies) {
    this.#deps = deps
    this.#plans = new PlanRepository(deps.kysely)
  }

  async get(userId: number): Promise<Plan | null> {
    const row = await this.#plans.find(userId)
    if (!row) return null
    const { today } = await this.#deps.studySettings.momentOf(userId)
    await this.refresh(userId, row, today)
    return this.#view(userId, row, today)
  }

  /** @throws AppError 40000 for a day that is over or too far away, or a bank that is not there */
  async update(userId: number, settings: PlanSettings): Promise<Plan> {
    const { today } = await this.#deps.studySettings.momentOf(userId)
    const { interviewDay, bankIds } = settings
    if (interviewDay !== null) requireDayAhead(today, interviewDay)
    const bankNames = await this.#deps.questionDraws.bankNames(filterOf(bankIds))
    if (bankNames.length < bankIds.length) throw fieldRefused(Code.badParameters, 'bankIds', 'bankMissing')
    const row = toRow(settings, today)
    const days = await this.#schedule(userId, row, today)
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const plans = new PlanRepository(trx)
      await plans.save(userId, settings, today)
      await plans.replaceDays(userId, today, days)
    })
    return this.#view(userId, row, today)
  }

  /** The roles one can prepare for. */
  async targets(): Promise<PlanTarget[]> {
    return listRoles(await this.#deps.interviewBanks.targets())
  }

  delete(userId: number): Promise<void> {
    return this.#deps.kysely.transaction().execute((trx) => new PlanRepository(trx).deleteOfUser(userId))
  }

  /** Plans the coming days anew when they were planned on an earlier day. @returns whether it did */
  async refresh(userId: number, row: PlanRow, today: string): Promise<boolean> {
    if (row.planned_day >= today || isOver(row, today)) return false
    const days = await this.#schedule(userId, row, today)
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const plans = new PlanRepository(trx)
      // Somebody else may have done it meanwhile, or changed the target.
      const current = await plans.lock(userId)
      if (current && current.planned_day < today) await plans.replaceDays(userId, today, days)
    })
    return true
  }

  /** How many new questions today has where none are planned: for who has no plan, or none that is not over. */
  async freshUnplanned(userId: number, bankIds: number[], today: string): Promise<number> {
    const row = toRow({ interviewDay: null, role: '', level: null, company: '', bankIds }, today)
    return (await this.#decide(userId, row, today)).days[0]?.fresh ?? 0
  }

  async #schedule(userId: number, row: PlanRow, today: string) {
    return (await this.#decide(userId, row, today)).days.slice(0, PLAN_DAYS_AHEAD)
  }

  /** What the learner's situation makes of the days to come. */
  async #decide(userId: number, row: PlanRow, today: string) {
    const { questionDraws, reviewQueue, studySettings } = this.#deps
    const [unpractised, { due }, forecast, [done], settings] = await Promise.all([
      questionDraws.count(userId, filterOf(row.bank_ids, [0])),
      reviewQueue.summary(userId),
      reviewQueue.forecast(userId),
      reviewQueue.dayFigures(userId, today, today),
      studySettings.get(userId),
    ])
    const later = forecast.slice(1).map(({ count }) => count)
    const freshDone = done?.fresh ?? 0
    return makeSchedule({
      today,
      interviewDay: row.interview_day,
      unpractised,
      dailyGoal: settings.dailyGoal,
      newPerDay: settings.newPerDay,
      freshDone,
      forecast: [due, ...later],
      reviewsDone: (done?.done ?? 0) - freshDone,
    })
  }

  async #view(userId: number, row: PlanRow, today: string): Promise<Plan> {
    const { questionDraws, reviewQueue, mockInterviews } = this.#deps
    const from = addDays(today, -PLAN_DAYS_BACK)
    const [bankNames, total, unpractised, { due }, schedule, planned, figures, mocks] = await Promise.all([
      questionDraws.bankNames(filterOf(row.bank_ids)),
      questionDraws.count(userId, filterOf(row.bank_ids)),
      questionDraws.count(userId, filterOf(row.bank_ids, [0])),
      reviewQueue.summary(userId),
      this.#decide(userId, row, today),
      this.#plans.listDays(userId, from, addDays(today, PLAN_DAYS_AHEAD)),
      reviewQueue.dayFigures(userId, from, today),
      mockInterviews.list(userId, row, today),
    ])
    const done = new Map(figures.map((figure) => [figure.day, figure]))
    const days = planned.map((day) => ({
      ...day,
      done: day.day > today ? null : (done.get(day.day)?.done ?? 0),
    }))
    const fresh = days.find(({ day }) => day === today)?.fresh ?? 0
    return {
      settings: toSettings(row),
      bankNames,
      today,
      total,
      days,
      due,
      daysLeft: row.interview_day === null ? null : daysBetween(today, row.interview_day),
      practised: total - unpractised,
      completeDay: schedule.completeDay,
      leftOver: schedule.leftOver,
      mocks,
      missed: findMissed(days, today),
      freshLeft: Math.max(fresh - (done.get(today)?.fresh ?? 0), 0),
    }
  }
}

function filterOf(bankIds: number[], masteries: DrawFilter['masteries'] = []): DrawFilter {
  return { ...drawFilter.parse({}), bankIds, masteries }
}

/** @throws AppError 40000 for a day that is over or too far away */
function requireDayAhead(today: string, interviewDay: string): void {
  if (interviewDay < today) throw fieldRefused(Code.badParameters, 'interviewDay', 'interviewIsOver')
  if (daysBetween(today, interviewDay) > MAX_PLAN_DAYS)
    throw fieldRefused(Code.badParameters, 'interviewDay', 'interviewTooFar')
}

/** Whether the interview has been. */
export function isOver(row: PlanRow, today: string): boolean {
  return row.interview_day !== null && row.interview_day < today
}

function findMissed(days: readonly PlanDay[], today: string): PlanDay | null {
  const isMissed = ({ day, reviews, fresh, done }: PlanDay) => day < today && (done ?? 0) < reviews + fresh
  return days.findLast(isMissed) ?? null
}

function toRow({ interviewDay, role, level, company, bankIds }: PlanSettings, today: string): PlanRow {
  return { interview_day: interviewDay, role, level, company, bank_ids: bankIds, planned_day: today }
}

function toSettings({ interview_day, role, level, company, bank_ids }: PlanRow): PlanSettings {
  return { interviewDay: interview_day, role, level, company, bankIds: bank_ids }
}
