import type { Overview } from '@app/contract/stats/schemas'
import type { StatsRepository } from './stats.repository.ts'

const DAYS = 30
const MISSED = 8

/** The site's figures for the dashboard. */
export class StatsService {
  readonly #stats: StatsRepository

  constructor(stats: StatsRepository) {
    this.#stats = stats
  }

  async overview(): Promise<Overview> {
    const [days, questions, missed, waiting] = await Promise.all([
      this.#stats.listDays(DAYS),
      this.#stats.countQuestions(),
      this.#stats.listMissed(DAYS, MISSED),
      this.#stats.countWaiting(),
    ])
    return {
      time: new Date().toISOString(),
      waiting,
      questions,
      days: days.map(({ ai_calls, ai_failures, ...day }) => ({
        ...day,
        aiCalls: ai_calls,
        aiFailures: ai_failures,
      })),
      missed,
    }
  }
}
