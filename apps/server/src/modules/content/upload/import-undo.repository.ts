import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** A row whose question, or bank, was changed after the import. */
export interface EditedRow {
  id: number
  number: number
  title: string
  target_id: number
}

/** Takes back what an import wrote, some rows at a time; every method belongs into a transaction. */
export class ImportUndoRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Rows that somebody has edited since, or banks that hold more by now. */
  async findEdited(importId: number, limit: number): Promise<EditedRow[]> {
    const { rows } = await sql<EditedRow>`
      select r.id, r.number, r.title, r.target_id from question_import_row r join question q on q.id = r.target_id
      where r.import_id = ${importId} and r.kind = 'question' and q.version <> r.after_version
      union all
      select r.id, r.number, r.title, r.target_id from question_import_row r join question_bank b on b.id = r.target_id
      where r.import_id = ${importId} and r.kind = 'bank' and b.version <> r.after_version
      order by number limit ${sql.lit(limit)}`.execute(this.#db)
    return rows
  }

  /** The rows that were written, questions first, the last ones first. */
  async written(importId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from question_import_row where import_id = ${importId} and after_version is not null
      order by kind desc, number desc, id desc`.execute(this.#db)
    return rows.map(({ id }) => id)
  }

  /** Takes rows back. What was edited since, and banks that hold something, stay. */
  async undo(ids: readonly number[], userId: number | null): Promise<void> {
    await this.#restoreQuestions(ids, userId)
    await sql`
      delete from question q using question_import_row r
      where r.id = any(${ids}::bigint[]) and r.kind = 'question' and r.action = 'create'
        and q.id = r.target_id and q.version = r.after_version`.execute(this.#db)
    await sql`
      update question_bank b set name = d.name, description = d.description, group_name = d."groupName", sort_order = d."order",
        version = b.version + 1, update_time = now()
      from question_import_row r,
        jsonb_to_record(r.before) as d (name text, description text, "groupName" text, "order" integer)
      where r.id = any(${ids}::bigint[]) and r.kind = 'bank' and r.action = 'update'
        and b.id = r.target_id and b.version = r.after_version`.execute(this.#db)
    await sql`
      delete from question_bank b using question_import_row r
      where r.id = any(${ids}::bigint[]) and r.kind = 'bank' and r.action = 'create' and b.id = r.target_id
        and b.version = r.after_version and not exists (select 1 from question q where q.bank_id = b.id)`.execute(
      this.#db,
    )
    await sql`update question_import_row set after_version = null where id = any(${ids}::bigint[])`.execute(
      this.#db,
    )
  }

  async #restoreQuestions(ids: readonly number[], userId: number | null): Promise<void> {
    await sql`
      with old as (
        select r.target_id, r.after_version, d.* from question_import_row r,
          jsonb_to_record(r.before) as d (title text, difficulty text, tags text[], "shortAnswer" text, answer text,
            "keyPoints" jsonb, "followUps" jsonb, "relatedIds" bigint[], status text, "order" integer, "titleTerms" text, "editTime" timestamptz)
        where r.id = any(${ids}::bigint[]) and r.kind = 'question' and r.action = 'update'
      ), restored as (
        update question q set title = o.title, difficulty = o.difficulty, tags = o.tags, short_answer = o."shortAnswer",
          answer = o.answer, key_points = o."keyPoints", follow_ups = o."followUps", status = o.status, sort_order = o."order",
          title_terms = o."titleTerms"::tsvector, version = q.version + 1, update_time = now(), edit_time = o."editTime"
        from old o where q.id = o.target_id and q.version = o.after_version
        returning q.id, q.version
      ), unrelated as (
        delete from question_relation l using restored, old o
        where l.question_id = restored.id and o.target_id = restored.id and l.related_id <> all(o."relatedIds")
      ), related as (
        insert into question_relation (question_id, related_id, sort_order)
        select o.target_id, x.related_id, x.place from restored join old o on o.target_id = restored.id
          cross join lateral unnest(o."relatedIds") with ordinality as x (related_id, place)
        where exists (select 1 from question k where k.id = x.related_id)
        on conflict (question_id, related_id) do update set sort_order = excluded.sort_order
      )
      insert into question_revision (question_id, version, snapshot, editor_id, editor_name)
      select restored.id, restored.version, r.before - '{status,order,titleTerms,editTime}'::text[], u.id, u.username
      from restored join question_import_row r on r.target_id = restored.id and r.id = any(${ids}::bigint[])
      left join app_user u on u.id = ${userId}
      on conflict (question_id, version) do nothing`.execute(this.#db)
  }
}
