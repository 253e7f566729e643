import type { StudySettings } from '@app/contract/review/schemas'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type DayClock, learnerDay, learnerHour } from './learner-day.ts'

/** Whoever has not told their time zone lives where the product is at home. */
const HOME_TIME_ZONE = 'Asia/Shanghai'

/** What learners review by, and which day it is for them. */
export class StudySettingsService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async get(userId: number): Promise<StudySettings> {
    const row = await this.#db
      .selectFrom('user_study_settings')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!row) return { ...DEFAULT_STUDY_SETTINGS }
    return {
      timeZone: row.time_zone,
      dayStartHour: row.day_start_hour,
      dailyGoal: row.daily_goal,
      newPerDay: row.new_per_day,
      dailyCap: row.daily_cap,
    }
  }

  async update(userId: number, settings: StudySettings): Promise<StudySettings> {
    const values = {
      time_zone: settings.timeZone,
      day_start_hour: settings.dayStartHour,
      daily_goal: settings.dailyGoal,
      new_per_day: settings.newPerDay,
      daily_cap: settings.dailyCap,
      update_time: new Date(),
    }
    await this.#db
      .insertInto('user_study_settings')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
    return settings
  }

  /** The learner's settings, and what they make of this moment. */
  async momentOf(userId: number, now = new Date()): Promise<Moment> {
    const settings = await this.get(userId)
    const clock = { timeZone: settings.timeZone ?? HOME_TIME_ZONE, dayStartHour: settings.dayStartHour }
    const hour = learnerHour(now, clock.timeZone)
    return { settings, clock, now, hour, today: learnerDay(now, clock) }
  }

  async forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('user_study_settings').where('user_id', '=', userId).execute()
  }
}

/** A moment as a learner lives it. */
export interface Moment {
  settings: StudySettings
  clock: DayClock
  now: Date
  /** On their clocks. */
  hour: number
  today: string
}
