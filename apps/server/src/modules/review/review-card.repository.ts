import type { Rating, ReviewSubject } from '@app/contract/review/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { CardMemory } from './scheduler.ts'

/** What is rated: one subject of one learner. */
export interface Subject {
  userId: number
  subjectType: ReviewSubject
  subjectId: number
}

/** A card as an act on it finds it. */
export interface CardRow extends CardMemory {
  id: number
  version: number
  subject_type: ReviewSubject
  subject_id: number
  last_rating: Rating | null
}

const columns = sql`id, version, subject_type, subject_id, state, stability, difficulty, scheduled_days, learning_steps, reps,
  lapses, due_at, due_day, last_day, last_rating`

/** Reads and writes single cards. */
export class ReviewCardRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes a card that was never rated. @returns whether it is new */
  async insertIfAbsent(
    { userId, subjectType, subjectId }: Subject,
    due: { due_at: Date; due_day: string },
  ): Promise<boolean> {
    const row = await this.#db
      .insertInto('review_card')
      .values({ user_id: userId, subject_type: subjectType, subject_id: subjectId, ...due })
      .onConflict((conflict) => conflict.columns(['user_id', 'subject_type', 'subject_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** A learner's card, by its id, which nobody else changes until the transaction ends. */
  lockById(userId: number, id: number): Promise<CardRow | undefined> {
    return this.#lock(sql`user_id = ${userId} and id = ${id}`)
  }

  /** The same, by its subject. */
  lockBySubject({ userId, subjectType, subjectId }: Subject): Promise<CardRow | undefined> {
    return this.#lock(
      sql`user_id = ${userId} and subject_type = ${subjectType} and subject_id = ${subjectId}`,
    )
  }

  async #lock(where: ReturnType<typeof sql>): Promise<CardRow | undefined> {
    const { rows } = await sql<CardRow>`
      select ${columns} from review_card where ${where} for update`.execute(this.#db)
    return rows[0]
  }

  /** A learner's cards of questions; those without one are left out. */
  async listOfQuestions(userId: number, questionIds: readonly number[]): Promise<CardRow[]> {
    const { rows } = await sql<CardRow>`
      select ${columns} from review_card
      where user_id = ${userId} and subject_type = 'question' and subject_id = any(${questionIds}::bigint[])`.execute(
      this.#db,
    )
    return rows
  }

  /** Makes subjects due on a day: those without a card get one, those of a later day come forward. In the order of their ids, for two such acts to wait for each other. */
  async makeDue(
    { userId, subjectType }: Omit<Subject, 'subjectId'>,
    ids: readonly number[],
    { now, today }: { now: Date; today: string },
  ): Promise<void> {
    const time = sql`${now.toISOString()}::timestamptz`
    await sql`
      insert into review_card (user_id, subject_type, subject_id, due_at, due_day)
      select ${userId}, ${subjectType}, id, ${time}, ${today}::date from unnest(${ids}::bigint[]) id order by id
      on conflict (user_id, subject_type, subject_id) do update
      set due_at = excluded.due_at, due_day = excluded.due_day, version = review_card.version + 1
      where review_card.due_day > excluded.due_day`.execute(this.#db)
  }

  async update(id: number, memory: CardMemory, rating: Rating, time: Date): Promise<void> {
    await this.#db
      .updateTable('review_card')
      .set((eb) => ({ ...memory, last_time: time, last_rating: rating, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }

  /** Moves a card to a day, whatever it remembers. */
  async setDueDay(id: number, day: string): Promise<void> {
    await this.#db
      .updateTable('review_card')
      .set((eb) => ({ due_day: day, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }

  /** Makes a card again what it was before an act of the log; its version grows all the same. */
  async restore(id: number, logId: number): Promise<void> {
    await sql`
      update review_card c
      set state = b.state, stability = b.stability, difficulty = b.difficulty, scheduled_days = b.scheduled_days,
        learning_steps = b.learning_steps, reps = b.reps, lapses = b.lapses, due_at = b.due_at, due_day = b.due_day,
        last_time = b.last_time, last_day = b.last_day, last_rating = b.last_rating, version = c.version + 1
      from review_log l cross join lateral jsonb_populate_record(null::review_card, l.card_before) b
      where c.id = ${id} and l.id = ${logId}`.execute(this.#db)
  }

  async delete(id: number): Promise<void> {
    await this.#db.deleteFrom('review_card').where('id', '=', id).execute()
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('review_card').where('user_id', '=', userId).execute()
  }
}
