import { type Kysely, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  FolderStoreOf,
  KnownFile,
  WrittenRow,
} from '../../../platform/content-store.ts'
import { columnsOf, definitionsOf, excludedOf, type Fields } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { pointFields } from './point-fields.ts'

const fields = {
  ...pointFields,
  order: { column: 'sort_order', type: 'integer' },
} as const satisfies Fields

/** Knowledge points as the content folder's import reads and writes them, with their recall questions and links. */
export class KnowledgePointStore implements ReturnType<FolderStoreOf> {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
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
    await this.#saveRecall(rows)
    await this.#linkQuestions(rows)
  }

  async #saveRecall(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows}), wanted as (
        select s.id, r.slug, r.question, r.answer, r.place
        from source s cross join lateral rows from (
          jsonb_to_recordset(s.draft -> 'recall') as (slug text, question text, answer text)
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

  /** Where a question is not there yet, the next import looks at the file again. */
  async #linkQuestions(rows: ContentRows): Promise<void> {
    await sql`
      with source as (${rows}), target as (
        select s.id, q.id as question_id, t.place
        from source s
        cross join lateral rows from (
          jsonb_to_recordset(s.draft -> 'questions') as (parent text, slug text)
        ) with ordinality as t (parent, slug, place)
        left join question_bank b on b.slug = t.parent
        left join question q on q.bank_id = b.id and q.slug = t.slug
      ), dropped as (
        delete from knowledge_point_question old using source s
        where old.knowledge_point_id = s.id
          and not exists (select 1 from target t where t.id = s.id and t.question_id = old.question_id)
      ), incomplete as (
        update knowledge_point p set import_hash = null
        where p.id in (select t.id from target t where t.question_id is null)
      )
      insert into knowledge_point_question (knowledge_point_id, question_id, sort_order)
      select id, question_id, place from target where question_id is not null
      on conflict (knowledge_point_id, question_id) do update set sort_order = excluded.sort_order`.execute(
      this.#db,
    )
  }
}
