import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { toTermVector } from '../../platform/text/title-terms.ts'
import type { BankDraft, QuestionDraft, Reference } from './parse-content.ts'

/** Names a bank (slug null) or a question. */
export interface ContentKey {
  bank: string
  slug: string | null
}

/** What the database has of a bank or a question. */
export interface KnownContent extends ContentKey {
  import_hash: string | null
  is_edited: boolean
  /** Whether an admin deleted, moved or renamed what the file brought. */
  is_released: boolean
}

/** A question to be written. */
export interface QuestionWrite {
  draft: QuestionDraft
  /** null when the next import has to look at the file again. */
  hash: string | null
}

const ROWS_PER_STATEMENT = 500

/** Writes imported content. Rows that were edited on the site are left as they are. */
export class ContentRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Runs an import as one transaction, alone: nodes that start together import one after the other. */
  transaction<T>(run: (content: ContentRepository) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('content import'))`.execute(trx)
      return run(new ContentRepository(trx))
    })
  }

  async findKnown(keys: readonly ContentKey[]): Promise<KnownContent[]> {
    const banks = [...new Set(keys.map((key) => key.bank))]
    const questions = keys.filter((key) => key.slug !== null)
    const { rows } = await sql<KnownContent>`
      select b.slug as bank, null as slug, b.import_hash, b.edit_time is not null as is_edited, false as is_released
      from question_bank b where b.slug = any(${banks}::text[])
      union all
      select b.slug, q.slug, q.import_hash, q.edit_time is not null, false
      from unnest(${questions.map((key) => key.bank)}::text[], ${questions.map((key) => key.slug)}::text[]) as k (bank, slug)
      join question_bank b on b.slug = k.bank
      join question q on q.bank_id = b.id and q.slug = k.slug
      union all
      select bank_slug, nullif(slug, ''), null, true, true from content_release where bank_slug = any(${banks}::text[])`.execute(
      this.#db,
    )
    return rows
  }

  async saveBanks(drafts: readonly BankDraft[]): Promise<void> {
    const rows = drafts.map(({ file, name, description, group, order }) => ({
      ...{ slug: file.bank, name, description, group_name: group, sort_order: order, import_hash: file.hash },
    }))
    await this.#inChunks(
      rows,
      (json) => sql`
      insert into question_bank (slug, name, description, group_name, sort_order, import_hash)
      select slug, name, description, group_name, sort_order, import_hash
      from jsonb_to_recordset(${json}::text::jsonb)
        as d (slug text, name text, description text, group_name text, sort_order integer, import_hash text)
      order by sort_order, slug
      on conflict (slug) do update set name = excluded.name, description = excluded.description, group_name = excluded.group_name,
        sort_order = excluded.sort_order, import_hash = excluded.import_hash, update_time = now(),
        version = question_bank.version + 1
      where question_bank.edit_time is null`,
    )
  }

  /** Writes questions; their banks must be there. */
  async saveQuestions(questions: readonly QuestionWrite[]): Promise<void> {
    await this.#inChunks(
      questions.map(toRow),
      (json) => sql`
      insert into question (bank_id, slug, title, difficulty, tags, short_answer, answer, key_points, follow_ups, sort_order, title_terms, import_hash)
      select b.id, d.slug, d.title, d.difficulty, d.tags, d.short_answer, d.answer, d.key_points, d.follow_ups, d.sort_order,
        d.title_terms::tsvector, d.import_hash
      from jsonb_to_recordset(${json}::text::jsonb)
        as d (bank text, slug text, title text, difficulty text, tags text[], short_answer text, answer text, key_points jsonb,
          follow_ups jsonb, sort_order integer, title_terms text, import_hash text)
      join question_bank b on b.slug = d.bank
      order by b.sort_order, b.id, d.sort_order, d.slug
      on conflict (bank_id, slug) do update set title = excluded.title, difficulty = excluded.difficulty, tags = excluded.tags,
        short_answer = excluded.short_answer, answer = excluded.answer, key_points = excluded.key_points,
        follow_ups = excluded.follow_ups, title_terms = excluded.title_terms, import_hash = excluded.import_hash,
        update_time = now(), version = question.version + 1,
        sort_order = case when exists (select 1 from question_bank b where b.id = question.bank_id and b.order_edit_time is not null)
          then question.sort_order else excluded.sort_order end
      where question.edit_time is null`,
    )
  }

  /** Replaces what the questions relate to. References that lead nowhere are passed over. */
  async replaceRelations(questions: readonly QuestionDraft[]): Promise<void> {
    const rows = questions.map(({ file, slug, related }) => ({
      bank: file.bank,
      slug,
      related: related.map(toTarget),
    }))
    await this.#inChunks(
      rows,
      (json) => sql`
      with source as (
        select q.id, d.related
        from jsonb_to_recordset(${json}::text::jsonb) as d (bank text, slug text, related jsonb)
        join question_bank b on b.slug = d.bank
        join question q on q.bank_id = b.id and q.slug = d.slug and q.edit_time is null
      ), target as (
        select source.id, q.id as related_id, r.place
        from source
        cross join lateral rows from (jsonb_to_recordset(source.related) as (bank text, slug text)) with ordinality as r (bank, slug, place)
        join question_bank b on b.slug = r.bank
        join question q on q.bank_id = b.id and q.slug = r.slug
      ), dropped as (
        delete from question_relation old using source
        where old.question_id = source.id
          and not exists (select 1 from target t where t.id = old.question_id and t.related_id = old.related_id)
      )
      insert into question_relation (question_id, related_id, sort_order) select id, related_id, place from target
      on conflict (question_id, related_id) do update set sort_order = excluded.sort_order`,
    )
  }

  async #inChunks(
    rows: readonly object[],
    statement: (json: string) => ReturnType<typeof sql>,
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      await statement(JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))).execute(this.#db)
    }
  }
}

const toTarget = ({ bank, slug }: Reference) => ({ bank, slug })

function toRow({ draft, hash }: QuestionWrite) {
  return {
    bank: draft.file.bank,
    slug: draft.slug,
    title: draft.title,
    difficulty: draft.difficulty,
    tags: draft.tags,
    short_answer: draft.shortAnswer,
    answer: draft.answer,
    key_points: draft.keyPoints,
    follow_ups: draft.followUps,
    sort_order: draft.order,
    title_terms: toTermVector(draft.title),
    import_hash: hash,
  }
}
