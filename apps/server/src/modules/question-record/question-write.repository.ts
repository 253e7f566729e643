import type { Difficulty, KeyPoint, QuestionStatus } from '@app/contract'
import { type Kysely, sql } from 'kysely'
import { lastPlaceOf } from '../../platform/db/last-place.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { toTermVector } from '../../platform/text/title-terms.ts'

/** What is stored of a question that an admin wrote. */
export interface QuestionContent {
  bankId: number
  slug: string
  title: string
  difficulty: Difficulty
  tags: string[]
  shortAnswer: string
  answer: string
  keyPoints: KeyPoint[]
  followUps: string[]
}

/** Writes questions for admins; every method belongs into a transaction. */
export class QuestionWriteRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Makes everybody else who wants to change these questions wait. @returns those that are there */
  async lock(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question where id = any(${ids}::bigint[]) order by id for update`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Whether the bank is there; it stays as long as the transaction lasts. */
  async lockBank(bankId: number): Promise<boolean> {
    const { rows } = await sql`select 1 from question_bank where id = ${bankId} for update`.execute(this.#db)
    return rows.length > 0
  }

  /** Which of these questions there are. */
  async existing(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question where id = any(${ids}::bigint[])`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Slugs of a bank that begin so. */
  async takenSlugs(bankId: number, start: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('question')
      .select('slug')
      .where('bank_id', '=', bankId)
      .where('slug', 'like', `${start}%`)
      .execute()
    return rows.map(({ slug }) => slug)
  }

  /** A draft at the end of its bank. @throws a unique violation of `question_bank_id_slug_key` */
  async insert(content: QuestionContent): Promise<number> {
    const row = await this.#db
      .insertInto('question')
      .values({
        ...toColumns(content),
        status: 'draft',
        sort_order: sql<number>`${lastPlace(content.bankId)} + 1`,
        edit_time: sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  /** Writes the next version. @throws a unique violation of `question_bank_id_slug_key` */
  async update(id: number, content: QuestionContent): Promise<void> {
    await this.#db
      .updateTable('question')
      .set((eb) => ({
        ...toColumns(content),
        version: eb('version', '+', 1),
        update_time: sql<Date>`now()`,
        edit_time: sql<Date>`now()`,
        sort_order: sql<number>`case when bank_id = ${content.bankId} then sort_order else ${lastPlace(content.bankId)} + 1 end`,
      }))
      .where('id', '=', id)
      .execute()
  }

  async replaceRelations(id: number, relatedIds: readonly number[]): Promise<void> {
    await sql`delete from question_relation where question_id = ${id} and related_id <> all(${relatedIds}::bigint[])`.execute(
      this.#db,
    )
    await sql`
      insert into question_relation (question_id, related_id, sort_order)
      select ${id}, related_id, place from unnest(${relatedIds}::bigint[]) with ordinality as r (related_id, place)
      on conflict (question_id, related_id) do update set sort_order = excluded.sort_order`.execute(this.#db)
  }

  async setStatus(ids: readonly number[], status: QuestionStatus): Promise<void> {
    await sql`
      update question set status = ${status}, update_time = now()
      where id = any(${ids}::bigint[]) and status <> ${status}`.execute(this.#db)
  }

  async delete(ids: readonly number[]): Promise<void> {
    await sql`delete from question where id = any(${ids}::bigint[])`.execute(this.#db)
  }

  /** Notes that the files these questions came from stand for them no more. */
  async release(ids: readonly number[]): Promise<void> {
    await sql`
      insert into content_release (bank_slug, slug)
      select b.slug, q.slug from question q join question_bank b on b.id = q.bank_id
      where q.id = any(${ids}::bigint[]) and q.import_hash is not null
      on conflict do nothing`.execute(this.#db)
  }

  /** Puts a question behind another of its bank, or first, and numbers the bank where it has to. */
  async reorder(id: number, bankId: number, afterId: number | null): Promise<void> {
    await sql`
      with numbered as (
        select id, row_number() over (order by sort_order, id) as place from question where bank_id = ${bankId} and id <> ${id}
      ), anchor as (
        select coalesce((select place from numbered where id = ${afterId}), 0) as place
      ), wanted as (
        select n.id, case when n.place <= anchor.place then n.place else n.place + 1 end as place from numbered n, anchor
        union all select ${id}::bigint, anchor.place + 1 from anchor
      )
      update question q set sort_order = w.place from wanted w where q.id = w.id and q.sort_order <> w.place`.execute(
      this.#db,
    )
    await sql`update question_bank set order_edit_time = now() where id = ${bankId}`.execute(this.#db)
  }
}

const lastPlace = (bankId: number) => lastPlaceOf(sql`${bankId}::bigint`)

function toColumns(content: QuestionContent) {
  return {
    bank_id: content.bankId,
    slug: content.slug,
    title: content.title,
    title_terms: toTermVector(content.title),
    difficulty: content.difficulty,
    tags: content.tags,
    short_answer: content.shortAnswer,
    answer: content.answer,
    key_points: JSON.stringify(content.keyPoints),
    follow_ups: JSON.stringify(content.followUps),
  }
}
