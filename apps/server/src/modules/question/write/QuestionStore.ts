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
  excludedOf,
  type Fields,
  valuesOf,
} from '../../../platform/db/fields.ts'
import { lastPlaceOf } from '../../../platform/db/last-place.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { questionFields, snapshotOf } from '../question-fields.ts'

const PLACES_PER_STATEMENT = 2_000

/** All that an import writes of a question, and all that undoing it brings back. */
const writtenFields = {
  ...questionFields,
  status: { column: 'status', type: 'text' },
} as const satisfies Fields
const requestionFields = {
  ...writtenFields,
  order: { column: 'sort_order', type: 'integer' },
  editTime: { column: 'edit_time', type: 'timestamptz' },
} as const satisfies Fields

const draft = sql`jsonb_to_record(s.draft) as d (${definitionsOf(writtenFields)}, "order" integer)`

/** What of a kept `before` is no part of a snapshot; imports of earlier versions kept the words of titles. */
const beside = sql`${['status', 'order', 'titleTerms', 'editTime']}::text[]`

/** Questions as imports read and write them, many by a statement; their history and relations too. */
export class QuestionStore implements ContentStore {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async *places(): AsyncGenerator<KnownPlace> {
    let last = 0
    for (;;) {
      const rows = await this.#db
        .selectFrom('question as q')
        .innerJoin('question_bank as b', 'b.id', 'q.bank_id')
        .select(['q.id', 'b.slug as parent', 'q.slug', 'q.title'])
        .where('q.id', '>', last)
        .orderBy('q.id')
        .limit(PLACES_PER_STATEMENT)
        .execute()
      yield* rows
      last = rows.at(-1)?.id ?? last
      if (rows.length < PLACES_PER_STATEMENT) return
    }
  }

  async findAll(ids: readonly number[]): Promise<KnownItem[]> {
    const { rows } = await sql<KnownItem>`
      select q.id, q.version,
        ${snapshotOf} || jsonb_build_object('status', q.status, 'order', q.sort_order, 'editTime', q.edit_time) as before,
        (select coalesce(jsonb_agg(jsonb_build_object('parent', b.slug, 'slug', k.slug) order by r.sort_order), '[]')
          from question_relation r join question k on k.id = r.related_id join question_bank b on b.id = k.bank_id
          where r.question_id = q.id) as references
      from question q where q.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows
  }

  async create(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, b.id as bank_id, d.*, row_number() over (partition by b.id order by s.place) as place
        from source s join question_bank b on b.slug = s.parent, ${draft}
      ), last as (
        select bank_id, ${lastPlaceOf(sql.ref('draft.bank_id'))} as sort_order from draft group by bank_id
      ), created as (
        insert into question (bank_id, slug, ${columnsOf(writtenFields)}, sort_order, edit_time)
        select d.bank_id, d.slug, ${valuesOf(writtenFields, 'd')}, coalesce(d."order", last.sort_order + d.place), now()
        from draft d join last using (bank_id)
        on conflict (bank_id, slug) do nothing returning id, bank_id, slug, version
      )
      select d.key, c.id, c.version from draft d join created c using (bank_id, slug)`.execute(this.#db)
    return written.rows
  }

  /** Keeps in the history what the questions said and say. */
  async update(rows: ContentRows, editorId: number | null): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows})
      update question q set ${assignmentsOf(writtenFields, 'd')}, sort_order = coalesce(d."order", q.sort_order),
        version = q.version + 1, update_time = now(), edit_time = now()
      from source s, ${draft} where q.id = s.id and q.version = s.version
      returning s.key, q.id, q.version`.execute(this.#db)
    await sql`
      insert into question_revision (question_id, version, snapshot, create_time)
      select q.id, s.version, s.before - ${beside}, q.create_time
      from (${rows}) s join question q on q.id = s.id
      on conflict (question_id, version) do nothing`.execute(this.#db)
    await sql`
      insert into question_revision (question_id, version, snapshot, editor_id, editor_name)
      select q.id, q.version, ${snapshotOf}, u.id, u.username
      from (${rows}) s join question q on q.id = s.id left join app_user u on u.id = ${editorId}
      on conflict (question_id, version) do update set snapshot = excluded.snapshot`.execute(this.#db)
    return written.rows
  }

  /** What the history keeps of this version says the new relations too. References that lead nowhere are passed over. */
  async relate(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows}), target as (
        select s.id, q.id as related_id, min(t.place) as place
        from source s
        cross join lateral rows from (jsonb_to_recordset(s.draft -> 'related') as (parent text, slug text)) with ordinality as t (parent, slug, place)
        join question_bank b on b.slug = t.parent
        join question q on q.bank_id = b.id and q.slug = t.slug and q.id <> s.id
        group by s.id, q.id
      ), dropped as (
        delete from question_relation old using source s
        where old.question_id = s.id
          and not exists (select 1 from target t where t.id = old.question_id and t.related_id = old.related_id)
      )
      insert into question_relation (question_id, related_id, sort_order) select id, related_id, place from target
      on conflict (question_id, related_id) do update set sort_order = excluded.sort_order`.execute(this.#db)
    await sql`
      update question_revision v set snapshot = ${snapshotOf}
      from (${rows}) s join question q on q.id = s.id
      where v.question_id = q.id and v.version = q.version`.execute(this.#db)
  }

  async restore(rows: ContentRows, editorId: number | null): Promise<void> {
    await sql`
      with source as (${rows}), old as (
        select s.id, s.version, s.before, d.*
        from source s, jsonb_to_record(s.before) as d (${definitionsOf(requestionFields)}, "relatedIds" bigint[])
      ), restored as (
        update question q set ${assignmentsOf(requestionFields, 'o')}, version = q.version + 1, update_time = now()
        from old o where q.id = o.id and q.version = o.version
        returning q.id, q.version
      ), unrelated as (
        delete from question_relation l using restored, old o
        where l.question_id = restored.id and o.id = restored.id and l.related_id <> all(o."relatedIds")
      ), related as (
        insert into question_relation (question_id, related_id, sort_order)
        select o.id, x.related_id, x.place from restored join old o using (id)
          cross join lateral unnest(o."relatedIds") with ordinality as x (related_id, place)
        where exists (select 1 from question k where k.id = x.related_id)
        on conflict (question_id, related_id) do update set sort_order = excluded.sort_order
      )
      insert into question_revision (question_id, version, snapshot, editor_id, editor_name)
      select restored.id, restored.version, o.before - ${beside}, u.id, u.username
      from restored join old o using (id) left join app_user u on u.id = ${editorId}
      on conflict (question_id, version) do nothing`.execute(this.#db)
  }

  async remove(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows})
      delete from question q using source s where q.id = s.id and q.version = s.version`.execute(this.#db)
  }

  async findEdited(rows: ContentRows, limit: number): Promise<number[]> {
    const edited = await sql<{ key: number }>`
      select s.key from (${rows}) s join question q on q.id = s.id
      where q.version <> s.version order by s.place limit ${sql.lit(limit)}`.execute(this.#db)
    return edited.rows.map(({ key }) => key)
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const { rows } = await sql<KnownFile>`
      with k as (
        select * from unnest(${places.map(({ parent }) => parent)}::text[], ${places.map(({ slug }) => slug)}::text[]) as k (parent, slug)
      )
      select k.parent, k.slug, q.import_hash as hash, q.edit_time is not null as "isEdited", false as "isReleased"
      from k join question_bank b on b.slug = k.parent join question q on q.bank_id = b.id and q.slug = k.slug
      union all
      select k.parent, k.slug, null, true, true from k join content_release r on r.bank_slug = k.parent and r.slug = k.slug`.execute(
      this.#db,
    )
    return rows
  }

  /**
   * A new one is published unless its file says otherwise; the places in a bank that an admin has ordered stay
   * (docs/decisions/005). The first of every bank gets the highest ids: where nobody has read anything yet, the most read
   * and the newest questions are the ones that a bank begins with.
   */
  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, s.hash, b.id as bank_id, b.sort_order as bank_order, d.*
        from source s join question_bank b on b.slug = s.parent,
          jsonb_to_record(s.draft) as d (${definitionsOf(writtenFields)}, "order" integer)
      ), saved as (
        insert into question (bank_id, slug, ${columnsOf(questionFields)}, status, sort_order, import_hash)
        select d.bank_id, d.slug, ${valuesOf(questionFields, 'd')}, coalesce(d.status, 'published'), d."order", d.hash from draft d
        order by d."order" desc, d.bank_order desc, d.bank_id desc, d.slug desc
        on conflict (bank_id, slug) do update set ${excludedOf(questionFields)}, import_hash = excluded.import_hash,
          update_time = now(), version = question.version + 1,
          status = coalesce((select d.status from draft d where d.bank_id = question.bank_id and d.slug = question.slug), question.status),
          sort_order = case when exists (select 1 from question_bank b where b.id = question.bank_id and b.order_edit_time is not null)
            then question.sort_order else excluded.sort_order end
        where question.edit_time is null
        returning id, bank_id, slug, version
      )
      select d.key, w.id, w.version from draft d join saved w using (bank_id, slug)`.execute(this.#db)
    return written.rows
  }
}
