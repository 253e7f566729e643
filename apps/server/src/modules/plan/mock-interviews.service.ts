import type { PlannedMock } from '@app/contract/plan/schemas'
import { PLAN_DAYS_AHEAD } from '@app/contract/plan/values'
import { mondayOf } from '../../platform/calendar-days.ts'
import type { InterviewBankService } from '../interview/bank/interview-bank.service.ts'
import type { InterviewResultService } from '../interview/result/interview-result.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import type { PlanRow } from './plan.repository.ts'
import { mockInterviewDays } from './schedule.ts'
import { findTarget } from './targets.ts'

interface MockInterviewDependencies {
  interviewBanks: InterviewBankService
  interviewResults: InterviewResultService
  studySettings: StudySettingsService
}

/** The mock interview that a plan asks for each week. */
export class MockInterviewService {
  readonly #deps: MockInterviewDependencies

  constructor(deps: MockInterviewDependencies) {
    this.#deps = deps
  }

  /** This week's and those to come; none for who has not said what they prepare for. */
  async list(userId: number, row: PlanRow, today: string): Promise<PlannedMock[]> {
    if (row.interview_day === null && row.role === '') return []
    const days = mockInterviewDays(today, row.interview_day, PLAN_DAYS_AHEAD / 7)
    if (days.length === 0) return []
    const [targets, done] = await Promise.all([
      this.#deps.interviewBanks.targets(),
      this.#doneThisWeek(userId, today),
    ])
    const { role, level, bank_ids: bankIds } = row
    const target = findTarget(targets, { role, level, bankIds })
    const bank = target && { id: target.id, name: target.name, minutes: target.minutes }
    return days.map((day, week) => ({ day, bank, done: week === 0 ? done : null }))
  }

  /** The last interview of the learner's week. */
  async #doneThisWeek(userId: number, today: string): Promise<PlannedMock['done']> {
    const last = await this.#deps.interviewResults.lastAnswered(userId)
    if (!last) return null
    const { today: day } = await this.#deps.studySettings.momentOf(userId, last.endTime)
    return day >= mondayOf(today) ? { sessionId: last.id, score: last.score } : null
  }
}
