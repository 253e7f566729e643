import type { Rating, ReviewSubject } from '@app/contract/review/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Subject } from './review-card.repository.ts'

/** A question's mastery before an act, as the module that keeps it gave it. */
interface MasteryBefore {
  mastery: number
  lastRatedTime: string
}

interface NewEntry {
  userId: number
  cardId: number
  stepId: string
  rating: Rating
  day: string
  time: Date
  seconds: number
  /** The card was made for this act: before it there was none. */
  isFirst: boolean
  /** Where the card stood in the queue of reviews, not beside its subject. */
  isInSitting: boolean
  masteryBefore: MasteryBefore | null
}

/** An act as undoing it finds it. */
export interface LogEntry {
  id: number
  subject_type: ReviewSubject
  subject_id: number
  had_card: boolean
  mastery_before: MasteryBefore | null
  undone_time: Date | null
}

/** What a learner did. */
export interface LogFigures {
  done: number
  seconds: number
  introduced: number
  streak: number
  reviewed: number
  remembered: number
}

/** What a learner did on a day. */
export interface DayFigures {
  day: string
  done: number
  /** Questions rated for the first time. */
  fresh: number
}

/** How many days the share of what was remembered looks back. */
const RETENTION_DAYS = 30

/** Every self-rating, with what was before it. */
export class ReviewLogRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Logs an act before the card is changed: it keeps the card as it is. */
  async insert(entry: NewEntry): Promise<void> {
    const mastery = entry.masteryBefore && JSON.stringify(entry.masteryBefore)
    await sql`
      insert into review_log (user_id, subject_type, subject_id, rating, create_time, day, step_id, seconds, state_before,
        card_before, mastery_before, in_sitting)
      select c.user_id, c.subject_type, c.subject_id, ${entry.rating}, ${entry.time.toISOString()}::timestamptz, ${entry.day}::date,
        ${entry.stepId}::uuid, ${entry.seconds}, c.state, case when ${entry.isFirst}::boolean then null else to_jsonb(c) end,
        ${mastery}::text::jsonb, ${entry.isInSitting}::boolean
      from review_card c where c.id = ${entry.cardId} and c.user_id = ${entry.userId}`.execute(this.#db)
  }

  async findStep(userId: number, stepId: string): Promise<LogEntry | undefined> {
    const { rows } = await sql<LogEntry>`
      select id, subject_type, subject_id, card_before is not null as had_card, mastery_before, undone_time
      from review_log where user_id = ${userId} and step_id = ${stepId}::uuid`.execute(this.#db)
    return rows[0]
  }

  /** The last self-ratings of a subject that stand, the last at the end, each with the stability before it. */
  async listOfSubject(
    { userId, subjectType, subjectId }: Subject,
    limit: number,
  ): Promise<{ day: string; stability_before: number }[]> {
    const { rows } = await sql<{ day: string; stability_before: number }>`
      select day, stability_before from (
        select id, day, coalesce((card_before->>'stability')::float8, 0) as stability_before from review_log
        where user_id = ${userId} and subject_type = ${subjectType} and subject_id = ${subjectId} and undone_time is null
        order by id desc limit ${limit}
      ) last order by id`.execute(this.#db)
    return rows
  }

  /** Whether a subject was rated after an act, and that was not undone. */
  async hasLater({ userId, subjectType, subjectId }: Subject, actId: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from review_log
      where user_id = ${userId} and subject_type = ${subjectType} and subject_id = ${subjectId} and undone_time is null
        and id > ${actId}
      limit 1`.execute(this.#db)
    return rows.length > 0
  }

  /** The last acts of a learner's sittings of a day that stand, put off cards among them, the last at the end. */
  async listSteps(userId: number, day: string, limit: number): Promise<string[]> {
    const { rows } = await sql<{ step_id: string }>`
      select step_id from (
        select id, step_id from review_log
          where user_id = ${userId} and day = ${day}::date and undone_time is null and in_sitting
        union all
        select id, step_id from review_bury where user_id = ${userId} and day = ${day}::date and undone_time is null
        order by id desc limit ${limit}
      ) act order by id`.execute(this.#db)
    return rows.map((row) => row.step_id)
  }

  async markUndone(id: number, time: Date): Promise<void> {
    await this.#db.updateTable('review_log').set({ undone_time: time }).where('id', '=', id).execute()
  }

  // Each step of the run is one look into the index: with a limit, no plan reads a learner's whole log for it.
  /** Today's acts, the days in a row up to today or yesterday, and what was remembered of late. */
  async figures(userId: number, today: string): Promise<LogFigures> {
    const { rows } = await sql<LogFigures>`
      with recursive run (day) as (
        (select day from review_log where user_id = ${userId} and undone_time is null and day >= ${today}::date - 1
          order by day desc limit 1)
        union all
        select before.day from run cross join lateral (
          select l.day from review_log l where l.user_id = ${userId} and l.undone_time is null and l.day < run.day
          order by l.day desc limit 1
        ) before
        where before.day = run.day - 1
      )
      select count(*) filter (where day = ${today}::date) as done,
        coalesce(sum(seconds) filter (where day = ${today}::date), 0)::int as seconds,
        count(*) filter (where day = ${today}::date and state_before = 0) as introduced,
        count(*) filter (where state_before = 2) as reviewed,
        count(*) filter (where state_before = 2 and rating > 1) as remembered,
        (select count(*) from run) as streak
      from review_log
      where user_id = ${userId} and undone_time is null and day > ${today}::date - ${sql.lit(RETENTION_DAYS)}::int`.execute(
      this.#db,
    )
    const [figures] = rows
    if (!figures) throw new Error('an aggregate has one row')
    return figures
  }

  /** What was done on each of some days; days without acts are left out. */
  async listDays(userId: number, from: string, to: string): Promise<DayFigures[]> {
    const { rows } = await sql<DayFigures>`
      select day, count(*) as done, count(*) filter (where state_before = 0 and subject_type = 'question') as fresh
      from review_log
      where user_id = ${userId} and undone_time is null and day between ${from}::date and ${to}::date
      group by day order by day`.execute(this.#db)
    return rows
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('review_log').where('user_id', '=', userId).execute()
  }
}
