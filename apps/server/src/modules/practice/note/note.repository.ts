import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** What a note is written about. */
export interface NoteSubject {
  type: 'question' | 'knowledgePoint'
  id: number
}

interface NoteRow {
  content: string
  update_time: Date
}

const STORED = {
  question: { table: sql.table('question_note'), subject: sql.ref('question_id') },
  knowledgePoint: { table: sql.table('knowledge_point_note'), subject: sql.ref('knowledge_point_id') },
} as const

// A note's time is its version and travels as ISO 8601 with milliseconds: store no more than that.
const thisMillisecond = sql`date_trunc('milliseconds', clock_timestamp())`

/** Private notes. */
export class NoteRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async find(userId: number, { type, id }: NoteSubject): Promise<NoteRow | undefined> {
    const { table, subject } = STORED[type]
    const { rows } = await sql<NoteRow>`
      select content, update_time from ${table} where user_id = ${userId} and ${subject} = ${id}`.execute(
      this.#db,
    )
    return rows[0]
  }

  /** Writes a first note. @returns undefined when there is one already */
  async insert(userId: number, { type, id }: NoteSubject, content: string): Promise<NoteRow | undefined> {
    const { table, subject } = STORED[type]
    const { rows } = await sql<NoteRow>`
      insert into ${table} (user_id, ${subject}, content, update_time)
      values (${userId}, ${id}, ${content}, ${thisMillisecond})
      on conflict do nothing returning content, update_time`.execute(this.#db)
    return rows[0]
  }

  /** Changes a note of the given version. @returns undefined when it has another version by now */
  async update(
    userId: number,
    { type, id }: NoteSubject,
    content: string,
    baseTime: string,
  ): Promise<NoteRow | undefined> {
    const { table, subject } = STORED[type]
    const { rows } = await sql<NoteRow>`
      update ${table}
      set content = ${content}, update_time = greatest(${thisMillisecond}, update_time + interval '1 millisecond')
      where user_id = ${userId} and ${subject} = ${id} and update_time = ${baseTime}::timestamptz
      returning content, update_time`.execute(this.#db)
    return rows[0]
  }

  /** @returns whether the note of that version was there */
  async delete(userId: number, { type, id }: NoteSubject, baseTime: string): Promise<boolean> {
    const { table, subject } = STORED[type]
    const { rows } = await sql`
      delete from ${table}
      where user_id = ${userId} and ${subject} = ${id} and update_time = ${baseTime}::timestamptz
      returning 1`.execute(this.#db)
    return rows.length > 0
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('question_note').where('user_id', '=', userId).execute()
    await this.#db.deleteFrom('knowledge_point_note').where('user_id', '=', userId).execute()
  }
}
