import { type Kysely, sql } from 'kysely'
import type {
  ContentPlace,
  ContentRows,
  FolderStoreOf,
  KnownFile,
  WrittenRow,
} from '../../../platform/content-store.ts'
import { columnsOf, definitionsOf, excludedOf, type Fields, valuesOf } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { interviewQuestionFields } from './interview-fields.ts'

const fields = {
  ...interviewQuestionFields,
  order: { column: 'sort_order', type: 'integer' },
} as const satisfies Fields

/** Interview questions as the content folder's import reads and writes them, with the questions that train them. */
export class InterviewQuestionStore implements ReturnType<FolderStoreOf> {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]> {
    const { rows } = await sql<KnownFile>`
      with k as (
        select * from unnest(${places.map(({ parent }) => parent)}::text[], ${places.map(({ slug }) => slug)}::text[]) as k (parent, slug)
      )
      select k.parent, k.slug, q.import_hash as hash, q.edit_time is not null as "isEdited", false as "isReleased"
      from k join interview_bank b on b.slug = k.parent join interview_question q on q.bank_id = b.id and q.slug = k.slug
      union all
      select k.parent, k.slug, null, true, true from k
      join interview_release r on r.bank_slug = k.parent and r.slug = k.slug`.execute(this.#db)
    return rows
  }

  /** A new one is published unless its file says otherwise. Where an admin has ordered a bank, its questions stay in place. */
  async saveFiles(rows: ContentRows): Promise<WrittenRow[]> {
    const written = await sql<WrittenRow>`
      with source as (${rows}), draft as (
        select s.key, s.slug, s.hash, b.id as bank_id, b.sort_order as bank_order, ${valuesOf(interviewQuestionFields, 'd')}, d.status,
          case when b.order_edit_time is null then d."order" else coalesce(old.sort_order, d."order") end as "order"
        from source s join interview_bank b on b.slug = s.parent
          left join interview_question old on old.bank_id = b.id and old.slug = s.slug,
          jsonb_to_record(s.draft) as d (${definitionsOf(fields)}, status text)
      ), saved as (
        insert into interview_question (bank_id, slug, ${columnsOf(fields)}, status, import_hash)
        select d.bank_id, d.slug, ${valuesOf(fields, 'd')}, coalesce(d.status, 'published'), d.hash
        from draft d order by d.bank_order, d.bank_id, d."order", d.slug
        on conflict (bank_id, slug) do update set ${excludedOf(fields)}, import_hash = excluded.import_hash,
          update_time = now(), version = interview_question.version + 1,
          status = coalesce((select d.status from draft d
            where d.bank_id = interview_question.bank_id and d.slug = interview_question.slug), interview_question.status)
        where interview_question.edit_time is null
        returning id, bank_id, slug, version
      )
      select d.key, w.id, w.version from draft d join saved w using (bank_id, slug)`.execute(this.#db)
    return written.rows
  }

  /** Where a question is not there yet, the next import looks at the file again. */
  async relate(rows: ContentRows): Promise<void> {
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
        delete from interview_question_link old using source s
        where old.interview_question_id = s.id
          and not exists (select 1 from target t where t.id = s.id and t.question_id = old.question_id)
      ), incomplete as (
        update interview_question q set import_hash = null
        where q.id in (select t.id from target t where t.question_id is null)
      )
      insert into interview_question_link (interview_question_id, question_id, sort_order)
      select id, question_id, place from target where question_id is not null
      on conflict (interview_question_id, question_id) do update set sort_order = excluded.sort_order`.execute(
      this.#db,
    )
  }
}
