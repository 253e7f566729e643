import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What learners do with questions: mark one, write a note. */
export class PracticeRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async addFavourite(userId: number, questionId: number): Promise<void> {
    await this.#db
      .insertInto('question_favourite')
      .values({ user_id: userId, question_id: questionId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async deleteFavourite(userId: number, questionId: number): Promise<void> {
    await this.#db
      .deleteFrom('question_favourite')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .execute()
  }

  /** @returns how many marks came: 0 when it was there already */
  async addEncounter(userId: number, questionId: number): Promise<number> {
    const added = await this.#db
      .insertInto('question_encounter')
      .values({ user_id: userId, question_id: questionId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute()
    return added.length
  }

  /** @returns how many marks went */
  async deleteEncounter(userId: number, questionId: number): Promise<number> {
    const deleted = await this.#db
      .deleteFrom('question_encounter')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .returning('user_id')
      .execute()
    return deleted.length
  }

  findNote(userId: number, questionId: number) {
    return this.#db
      .selectFrom('question_note')
      .select(['content', 'update_time'])
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .executeTakeFirst()
  }

  /** Writes a first note. @returns undefined when there is one already */
  insertNote(userId: number, questionId: number, content: string) {
    return this.#db
      .insertInto('question_note')
      .values({ user_id: userId, question_id: questionId, content, update_time: thisMillisecond })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['content', 'update_time'])
      .executeTakeFirst()
  }

  /** Changes a note of the given version. @returns undefined when it has another version by now */
  updateNote(userId: number, questionId: number, content: string, baseTime: string) {
    return this.#db
      .updateTable('question_note')
      .set({
        content,
        update_time: sql<Date>`greatest(${thisMillisecond}, update_time + interval '1 millisecond')`,
      })
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .where('update_time', '=', sql<Date>`${baseTime}::timestamptz`)
      .returning(['content', 'update_time'])
      .executeTakeFirst()
  }

  /** @returns whether the note of that version was there */
  async deleteNote(userId: number, questionId: number, baseTime: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom('question_note')
      .where('user_id', '=', userId)
      .where('question_id', '=', questionId)
      .where('update_time', '=', sql<Date>`${baseTime}::timestamptz`)
      .executeTakeFirst()
    return result.numDeletedRows > 0n
  }
}

// A note's time is its version and travels as ISO 8601 with milliseconds: store no more than that.
const thisMillisecond = sql<Date>`date_trunc('milliseconds', clock_timestamp())`
