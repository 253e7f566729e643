import { type Kysely, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  ContentStore,
  KnownFile,
  KnownItem,
  KnownPlace,
  WrittenRow,
} from '../../../platform/content-store.ts'
import {
  assignmentsOf,
  columnsOf,
  definitionsOf,
  entriesOf,
  excludedOf,
  type Fields,
  valuesOf,
} from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { pointFields } from './point-fields.ts'

const fields = {
  ...pointFields,
  order: { column: 'sort_order', type: 'integer' },
} as const satisfies Fields

const writtenFields = { ...pointFields, status: { column: 'status', type: 'text' } } as const satisfies Fields
const restoredFields = {
  ...writtenFields,
  order: { column: 'sort_order', type: 'integer' },
  editTime: { column: 'edit_time', type: 'timestamptz' },
} as const satisfies Fields

const draft = sql`jsonb_to_record(s.draft) as d (${definitionsOf(writtenFields)}, "order" integer)`

/** What of a kept `before` is no part of a snapshot. */
const beside = sql`${['status', 'order', 'editTime', 'questions', 'related', 'changed']}::text[]`

/** A knowledge point as the history keeps it, of the row `p`. */
const snapshot = sql`jsonb_build_object('chapterId', p.chapter_id, 'slug', p.slug, ${entriesOf(pointFields, 'p')},
  'recall', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'question', r.question, 'answer', r.answer)
    order by r.sort_order), '[]') from recall_question r where r.knowledge_point_id = p.id),
  'questionIds', (select coalesce(jsonb_agg(l.question_id order by l.sort_order), '[]')
    from knowledge_point_question l where l.knowledge_point_id = p.id))`

/** Knowledge points as imports read and write them, with their recall questions, links and history. */
export class KnowledgePointStore implements ContentStore {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async *places(): AsyncGenerator<KnownPlace> {
    const rows = await this.#db
      .selectFrom('knowledge_point as p')
      .innerJoin('chapter as c', 'c.id', 'p.chapter_id')
      .select(['p.id', 'c.slug as parent', 'p.slug', 'p.title'])
      .orderBy('p.id')
      .execute()
    yield* rows
  }

  async findAll(ids: readonly number[]): Promise<KnownItem[]> {
    const { rows } = await sql<Omit<KnownItem, 'references'>>`
      select p.id, p.version,
        ${snapshot} || jsonb_build_object('status', p.status, 'order', p.sort_order, 'editTime', p.edit_time,
          'questions', (select coalesce(jsonb_agg(jsonb_build_object('parent', b.slug, 'slug', q.slug) order by l.sort_order), '[]')
            from knowledge_point_question l join question q on q.id = l.question_id join question_bank b on b.id = q.bank_id
            where l.knowledge_point_id = p.id)) as before
      from knowledge_point p where p.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows.map((row) => ({ ...row, references: [] }))
  }

  async create(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, c.id as chapter_id, d.*, row_number() over (partition by c.id order by s.place) as place
        from source s join chapter c on c.slug = s.parent, ${draft}
      ), last as (
        select chapter_id, (select coalesce(max(sort_order), 0) from knowledge_point p where p.chapter_id = draft.chapter_id) as sort_order
        from draft group by chapter_id
      ), created as (
        insert into knowledge_point (chapter_id, slug, ${columnsOf(writtenFields)}, sort_order, edit_time)
        select d.chapter_id, d.slug, ${valuesOf(writtenFields, 'd')}, coalesce(d."order", last.sort_order + d.place), now()
        from draft d join last using (chapter_id)
        on conflict (chapter_id, slug) do nothing returning id, chapter_id, slug, version
      )
      select d.key, c.id, c.version from draft d join created c using (chapter_id, slug)`.execute(this.#db)
    await this.#saveParts(rowsOfWritten(rows, written.rows), 'draft')
    return written.rows
  }

  /** Keeps in the history what the points said and say. */
  async update(rows: ContentRows, editorId: number | null): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows})
      update knowledge_point p set ${assignmentsOf(writtenFields, 'd')}, sort_order = coalesce(d."order", p.sort_order),
        version = p.version + 1, update_time = now(), edit_time = now()
      from source s, ${draft} where p.id = s.id and p.version = s.version
      returning s.key, p.id, p.version`.execute(this.#db)
    const changed = rowsOfWritten(rows, written.rows)
    await this.#saveParts(changed, 'draft')
    await sql`
      insert into knowledge_point_revision (knowledge_point_id, version, snapshot, create_time)
      select p.id, s.version, s.before - ${beside}, p.create_time
      from (${changed}) s join knowledge_point p on p.id = s.id
      on conflict (knowledge_point_id, version) do nothing`.execute(this.#db)
    await this.#keepCurrent(changed, editorId)
    return written.rows
  }

  async restore(rows: ContentRows, editorId: number | null): Promise<void> {
    const restored = await sql<WrittenRow>`
      with source as (${rows})
      update knowledge_point p set ${assignmentsOf(restoredFields, 'd')}, version = p.version + 1, update_time = now()
      from source s, jsonb_to_record(s.before) as d (${definitionsOf(restoredFields)})
      where p.id = s.id and p.version = s.version
      returning s.key, p.id, p.version`.execute(this.#db)
    const changed = rowsOfWritten(rows, restored.rows)
    await this.#saveParts(changed, 'before')
    await this.#keepCurrent(changed, editorId)
  }

  async remove(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      delete from knowledge_point p using source s where p.id = s.id and p.version = s.version`.execute(
      this.#db,
    )
  }

  async findEdited(rows: ContentRows, limit: number): Promise<number[]> {
    const edited = await sql<{ key: number }>`
      select s.key from (${rows}) s join knowledge_point p on p.id = s.id
      where p.version <> s.version order by s.place limit ${sql.lit(limit)}`.execute(this.#db)
    return edited.rows.map(({ key }) => key)
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const { rows } = await sql<KnownFile>`
      with k as (
        select * from unnest(${places.map(({ parent }) => parent)}::text[], ${places.map(({ slug }) => slug)}::text[]) as k (parent, slug)
      )
      select k.parent, k.slug, p.import_hash as hash, p.edit_time is not null as "isEdited", false as "isReleased"
      from k join chapter c on c.slug = k.parent join knowledge_point p on p.chapter_id = c.id and p.slug = k.slug
      union all
      select k.parent, k.slug, null, true, true from k
      join learning_release r on r.chapter_slug = k.parent and r.slug = k.slug`.execute(this.#db)
    return rows
  }

  /** A new one is published unless its file says otherwise. Where an admin has ordered a chapter, its points stay in place. */
  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, s.hash, c.id as chapter_id, c.sort_order as chapter_order,
          d.title, d.summary, d.minutes, d.content, d.status,
          case when c.order_edit_time is null then d."order" else coalesce(old.sort_order, d."order") end as "order"
        from source s join chapter c on c.slug = s.parent
          left join knowledge_point old on old.chapter_id = c.id and old.slug = s.slug,
          jsonb_to_record(s.draft) as d (${definitionsOf(fields)}, status text)
      ), saved as (
        insert into knowledge_point (chapter_id, slug, ${columnsOf(fields)}, status, import_hash)
        select d.chapter_id, d.slug, d.title, d.summary, d.minutes, d.content, d."order", coalesce(d.status, 'published'), d.hash
        from draft d order by d.chapter_order, d.chapter_id, d."order", d.slug
        on conflict (chapter_id, slug) do update set ${excludedOf(fields)}, import_hash = excluded.import_hash,
          update_time = now(), version = knowledge_point.version + 1,
          status = coalesce((select d.status from draft d
            where d.chapter_id = knowledge_point.chapter_id and d.slug = knowledge_point.slug), knowledge_point.status)
        where knowledge_point.edit_time is null
        returning id, chapter_id, slug, version
      )
      select d.key, w.id, w.version from draft d join saved w using (chapter_id, slug)`.execute(this.#db)
    return written.rows
  }

  async relate(rows: ContentRows): Promise<void> {
    await this.#saveParts(rows, 'draft')
    await this.#noteIncomplete(rows)
  }

  async #saveParts(rows: ContentRows, column: 'draft' | 'before'): Promise<void> {
    await this.#saveRecall(rows, column)
    await this.#linkQuestions(rows, column)
  }

  async #saveRecall(rows: ContentRows, column: 'draft' | 'before'): Promise<void> {
    await sql`
      with source as (${rows}), wanted as (
        select s.id, r.slug, r.question, r.answer, r.place
        from source s cross join lateral rows from (
          jsonb_to_recordset(s.${sql.ref(column)} -> 'recall') as (slug text, question text, answer text)
        ) with ordinality as r (slug, question, answer, place)
      ), dropped as (
        delete from recall_question old using source s
        where old.knowledge_point_id = s.id
          and not exists (select 1 from wanted w where w.id = old.knowledge_point_id and w.slug = old.slug)
      )
      insert into recall_question (knowledge_point_id, slug, question, answer, sort_order)
      select id, slug, question, answer, place from wanted
      on conflict (knowledge_point_id, slug) do update
        set question = excluded.question, answer = excluded.answer, sort_order = excluded.sort_order`.execute(
      this.#db,
    )
  }

  /** Questions that are not there are passed over. */
  async #linkQuestions(rows: ContentRows, column: 'draft' | 'before'): Promise<void> {
    await sql`
      with source as (${rows}), target as (
        select s.id, q.id as question_id, t.place
        from source s
        cross join lateral rows from (
          jsonb_to_recordset(s.${sql.ref(column)} -> 'questions') as (parent text, slug text)
        ) with ordinality as t (parent, slug, place)
        join question_bank b on b.slug = t.parent join question q on q.bank_id = b.id and q.slug = t.slug
      ), dropped as (
        delete from knowledge_point_question old using source s
        where old.knowledge_point_id = s.id
          and not exists (select 1 from target t where t.id = s.id and t.question_id = old.question_id)
      )
      insert into knowledge_point_question (knowledge_point_id, question_id, sort_order)
      select id, question_id, place from target
      on conflict (knowledge_point_id, question_id) do update set sort_order = excluded.sort_order`.execute(
      this.#db,
    )
  }

  /** Where a question is not there yet, the next import looks at the file again. */
  async #noteIncomplete(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      update knowledge_point p set import_hash = null from source s
      where p.id = s.id and exists (
        select 1 from jsonb_to_recordset(s.draft -> 'questions') as t (parent text, slug text)
        where not exists (
          select 1 from question q join question_bank b on b.id = q.bank_id where b.slug = t.parent and q.slug = t.slug))`.execute(
      this.#db,
    )
  }

  /** Keeps in the history what the points say now. */
  async #keepCurrent(rows: ContentRows, editorId: number | null): Promise<void> {
    await sql`
      insert into knowledge_point_revision (knowledge_point_id, version, snapshot, editor_id, editor_name, create_time)
      select p.id, p.version, ${snapshot}, u.id, u.username, now()
      from (${rows}) s join knowledge_point p on p.id = s.id left join app_user u on u.id = ${editorId}
      on conflict (knowledge_point_id, version) do update set snapshot = excluded.snapshot`.execute(this.#db)
  }
}

/** The rows that were written, with the ids of their items. */
function rowsOfWritten(rows: ContentRows, written: readonly WrittenRow[]): ContentRows {
  return sql`
    select s.key, s.place, s.parent, s.slug, s.draft, s.before, s.version, w.id
    from (${rows}) s
      join jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as w (key bigint, id bigint) using (key)`
}
