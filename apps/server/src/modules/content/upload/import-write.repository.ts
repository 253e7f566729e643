import { type Kysely, sql } from 'kysely'
import { lastPlaceOf } from '../../../platform/db/last-place.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'

const ROWS_PER_STATEMENT = 1_000

/** A row that is to be written. */
export interface PendingRow {
  id: number
  number: number
  kind: 'bank' | 'question'
  action: 'create' | 'update'
  title: string
}

/** What an import writes, some rows at a time, by a statement each; every method belongs into a transaction. */
export class ImportWriteRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The rows that are to be written, banks first, some at a time. */
  async *pending(importId: number): AsyncGenerator<PendingRow> {
    for (const kind of ['bank', 'question'] as const) {
      for (const action of ['create', 'update'] as const) {
        let last = { number: -1, id: 0 }
        for (;;) {
          const { rows } = await sql<PendingRow>`
            select id, number, kind, action, title from question_import_row
            where import_id = ${importId} and action = ${action} and kind = ${kind}
              and (number, id) > (${last.number}::integer, ${last.id}::bigint)
            order by number, id limit ${sql.lit(ROWS_PER_STATEMENT)}`.execute(this.#db)
          yield* rows
          last = rows.at(-1) ?? last
          if (rows.length < ROWS_PER_STATEMENT) break
        }
      }
    }
  }

  /** @returns the ids of the rows that were written: those of banks that another admin has changed are missing */
  async writeBanks(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with draft as (
        select r.id, r.action, r.target_id, r.before_version, d.* from question_import_row r,
          jsonb_to_record(r.draft) as d (slug text, name text, description text, "groupName" text, "order" integer)
        where r.id = any(${ids}::bigint[])
      ), created as (
        insert into question_bank (slug, name, description, group_name, sort_order, edit_time)
        select slug, name, description, "groupName", coalesce("order", (select coalesce(max(sort_order), 0) + 1 from question_bank)), now()
        from draft where action = 'create' on conflict do nothing returning id, slug, version
      ), updated as (
        update question_bank b set name = d.name, description = d.description, group_name = d."groupName",
          sort_order = coalesce(d."order", b.sort_order), version = b.version + 1, update_time = now(), edit_time = now()
        from draft d where d.action = 'update' and b.id = d.target_id and b.version = d.before_version
        returning b.id, b.slug, b.version
      )
      update question_import_row r set target_id = w.id, after_version = w.version
      from draft d join (select * from created union all select * from updated) w using (slug) where r.id = d.id
      returning r.id`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** @returns the ids of the rows that were written */
  async createQuestions(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with draft as (
        select r.id, r.slug as question_slug, b.id as bank_id, d.*,
          row_number() over (partition by b.id order by r.number, r.id) as place
        from question_import_row r join question_bank b on b.slug = r.bank, ${draftColumns}
        where r.id = any(${ids}::bigint[])
      ), last as (
        select bank_id, ${lastPlaceOf(sql.ref('draft.bank_id'))} as sort_order
        from draft group by bank_id
      ), written as (
        insert into question (bank_id, slug, title, difficulty, tags, short_answer, answer, key_points, follow_ups, status,
          sort_order, title_terms, edit_time)
        select d.bank_id, d.question_slug, d.title, d.difficulty, d.tags, d."shortAnswer", d.answer, d."keyPoints", d."followUps",
          d.status, coalesce(d."order", last.sort_order + d.place), d."titleTerms"::tsvector, now()
        from draft d join last using (bank_id)
        on conflict (bank_id, slug) do nothing returning id, bank_id, slug, version
      )
      update question_import_row r set target_id = w.id, after_version = w.version
      from draft d join written w on w.bank_id = d.bank_id and w.slug = d.question_slug where r.id = d.id
      returning r.id`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** @returns the ids of the rows that were written: those of questions that somebody has changed are missing */
  async updateQuestions(ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with draft as (
        select r.id, r.target_id, r.before_version, d.* from question_import_row r, ${draftColumns}
        where r.id = any(${ids}::bigint[])
      ), written as (
        update question q set title = d.title, difficulty = d.difficulty, tags = d.tags, short_answer = d."shortAnswer",
          answer = d.answer, key_points = d."keyPoints", follow_ups = d."followUps", status = d.status,
          sort_order = coalesce(d."order", q.sort_order), title_terms = d."titleTerms"::tsvector, version = q.version + 1,
          update_time = now(), edit_time = now()
        from draft d where q.id = d.target_id and q.version = d.before_version
        returning q.id, q.version
      )
      update question_import_row r set after_version = w.version
      from draft d join written w on w.id = d.target_id where r.id = d.id
      returning r.id`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Keeps in the history what changed questions said and say; what is new has none yet. */
  async keepRevisions(ids: readonly number[], userId: number): Promise<void> {
    await sql`
      insert into question_revision (question_id, version, snapshot, create_time)
      select r.target_id, r.before_version, r.before - '{status,order,titleTerms,editTime}'::text[], q.create_time
      from question_import_row r join question q on q.id = r.target_id
      where r.id = any(${ids}::bigint[]) and r.action = 'update'
      on conflict (question_id, version) do nothing`.execute(this.#db)
    await sql`
      insert into question_revision (question_id, version, snapshot, editor_id, editor_name)
      select q.id, q.version, ${snapshotOf}, u.id, u.username
      from question_import_row r join question q on q.id = r.target_id left join app_user u on u.id = ${userId}
      where r.id = any(${ids}::bigint[]) and r.action = 'update'
      on conflict (question_id, version) do update set snapshot = excluded.snapshot`.execute(this.#db)
  }

  /** The rows whose questions relate to others. */
  async relating(importId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question_import_row
      where import_id = ${importId} and kind = 'question' and after_version is not null
        and (jsonb_array_length(draft -> 'related') > 0 or jsonb_array_length(before -> 'relatedIds') > 0)
      order by number, id`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Sets what the rows' questions relate to; by then all of them are there. */
  async relate(ids: readonly number[]): Promise<void> {
    await sql`
      with source as (
        select r.target_id as id, r.draft -> 'related' as related from question_import_row r where r.id = any(${ids}::bigint[])
      ), target as (
        select s.id, q.id as related_id, min(t.place) as place
        from source s
        cross join lateral rows from (jsonb_to_recordset(s.related) as (bank text, slug text)) with ordinality as t (bank, slug, place)
        join question_bank b on b.slug = t.bank or b.name = t.bank
        join question q on q.bank_id = b.id and q.slug = t.slug and q.id <> s.id
        group by s.id, q.id
      ), dropped as (
        delete from question_relation old using source s
        where old.question_id = s.id
          and not exists (select 1 from target t where t.id = old.question_id and t.related_id = old.related_id)
      )
      insert into question_relation (question_id, related_id, sort_order) select id, related_id, place from target
      on conflict (question_id, related_id) do update set sort_order = excluded.sort_order`.execute(this.#db)
  }
}

const draftColumns = sql`jsonb_to_record(r.draft) as d (title text, difficulty text, tags text[], "shortAnswer" text,
  answer text, "keyPoints" jsonb, "followUps" jsonb, status text, "order" integer, "titleTerms" text)`

/** A question as the history keeps it. */
const snapshotOf = sql`jsonb_build_object('bankId', q.bank_id, 'slug', q.slug, 'title', q.title, 'difficulty', q.difficulty,
  'tags', q.tags, 'shortAnswer', q.short_answer, 'answer', q.answer, 'keyPoints', q.key_points, 'followUps', q.follow_ups,
  'relatedIds', (select coalesce(jsonb_agg(l.related_id order by l.sort_order), '[]') from question_relation l where l.question_id = q.id))`
