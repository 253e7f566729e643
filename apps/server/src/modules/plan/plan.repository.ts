import type { InterviewLevel } from '@app/contract/interview-bank/values'
import type { PlanSettings } from '@app/contract/plan/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

export interface PlanRow {
  interview_day: string | null
  role: string
  level: InterviewLevel | null
  company: string
  bank_ids: number[]
  planned_day: string
}

interface PlannedDayRow {
  day: string
  reviews: number
  fresh: number
}

/** What learners prepare for, and what is planned for each of their days. */
export class PlanRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  find(userId: number): Promise<PlanRow | undefined> {
    return this.#own(userId).executeTakeFirst()
  }

  /** The plan, which nobody else changes until the transaction ends. */
  lock(userId: number): Promise<PlanRow | undefined> {
    return this.#own(userId).forUpdate().executeTakeFirst()
  }

  async save(userId: number, settings: PlanSettings, plannedDay: string): Promise<void> {
    const values = {
      interview_day: settings.interviewDay,
      role: settings.role,
      level: settings.level,
      company: settings.company,
      bank_ids: settings.bankIds,
      planned_day: plannedDay,
      update_time: new Date(),
    }
    await this.#db
      .insertInto('study_plan')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
  }

  /** Plans the days from one on anew. */
  async replaceDays(userId: number, from: string, days: readonly PlannedDayRow[]): Promise<void> {
    await this.#db
      .deleteFrom('study_plan_day')
      .where('user_id', '=', userId)
      .where('day', '>=', from)
      .execute()
    if (days.length > 0)
      await this.#db
        .insertInto('study_plan_day')
        .values(days.map((planned) => ({ user_id: userId, ...planned })))
        .execute()
    await this.#db
      .updateTable('study_plan')
      .set({ planned_day: from })
      .where('user_id', '=', userId)
      .execute()
  }

  async listDays(userId: number, from: string, to: string): Promise<PlannedDayRow[]> {
    return this.#db
      .selectFrom('study_plan_day')
      .select(['day', 'reviews', 'fresh'])
      .where('user_id', '=', userId)
      .where('day', '>=', sql<string>`${from}::date`)
      .where('day', '<=', sql<string>`${to}::date`)
      .orderBy('day')
      .execute()
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('study_plan_day').where('user_id', '=', userId).execute()
    await this.#db.deleteFrom('study_plan').where('user_id', '=', userId).execute()
  }

  #own(userId: number) {
    return this.#db
      .selectFrom('study_plan')
      .select(['interview_day', 'role', 'company', 'bank_ids', 'planned_day'])
      .select(sql<InterviewLevel | null>`level`.as('level'))
      .where('user_id', '=', userId)
  }
}
