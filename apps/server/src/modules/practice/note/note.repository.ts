import type { Contract } from '@app/contract/contract'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { createList } from '../../../platform/list/create-list.ts'
import type { ListArguments } from '../../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../../platform/list/paging.ts'

/** What a note is written about. */
export interface NoteSubject {
  type: 'question' | 'knowledgePoint'
  id: number
}

interface NoteRow {
  content: string
  update_time: Date
}

export interface NoteSummaryRow {
  subject_type: NoteSubject['type']
  id: number
  title: string
  is_published: boolean
  excerpt: string
  update_time: Date
}

export type NoteListArguments = ListArguments<Contract['note']['page']>

/** How much of a note its first lines may take. */
const EXCERPT_LENGTH = 400

const notesOf = (userId: number) =>
  createList<Contract['note']['page']>({
    source: sql`(
      select 'question' as subject_type, q.id, q.title, q.status = 'published' as is_published, n.content, n.update_time
      from question_note n join question q on q.id = n.question_id where n.user_id = ${userId}
      union all
      select 'knowledgePoint', p.id, p.title, p.status = 'published', n.content, n.update_time
      from knowledge_point_note n join knowledge_point p on p.id = n.knowledge_point_id where n.user_id = ${userId}
    ) note`,
    filters: {},
    orders: { updateTime: { columns: ['update_time', 'subject_type'], natural: 'descend' } },
    defaultOrder: 'updateTime',
  })

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

  page(userId: number, query: NoteListArguments, slice: Slice): Promise<RowPage<NoteSummaryRow>> {
    const selected = sql`subject_type, id, title, is_published, left(content, ${EXCERPT_LENGTH}) as excerpt, update_time`
    return notesOf(userId).page<NoteSummaryRow>(this.#db, selected, query, slice)
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('question_note').where('user_id', '=', userId).execute()
    await this.#db.deleteFrom('knowledge_point_note').where('user_id', '=', userId).execute()
  }
}
