import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

export interface KnownBank {
  id: number
  slug: string
  name: string
  description: string
  group_name: string
  sort_order: number
  version: number
}

/** Where a question stands, and what it is called. */
export interface KnownPlace {
  id: number
  bank_id: number
  slug: string
  title: string
}

/** All that an import may change of a question. */
export interface KnownQuestion {
  id: number
  version: number
  /** As it is kept to be brought back. */
  before: object
  /** As a file would describe it: relations by slugs. */
  related: { bank: string; slug: string }[]
}

const PLACES_PER_STATEMENT = 2_000

/** What an import finds in the database. */
export class KnownQuestionsRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  banks(): Promise<KnownBank[]> {
    return this.#db
      .selectFrom('question_bank')
      .select(['id', 'slug', 'name', 'description', 'group_name', 'sort_order', 'version'])
      .orderBy('id')
      .execute()
  }

  /** Every question's place, some at a time, so that nobody waits long behind a statement. */
  async *places(): AsyncGenerator<KnownPlace> {
    let last = 0
    for (;;) {
      const rows = await this.#db
        .selectFrom('question')
        .select(['id', 'bank_id', 'slug', 'title'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(PLACES_PER_STATEMENT)
        .execute()
      yield* rows
      last = rows.at(-1)?.id ?? last
      if (rows.length < PLACES_PER_STATEMENT) return
    }
  }

  async findAll(ids: readonly number[]): Promise<KnownQuestion[]> {
    const { rows } = await sql<KnownQuestion>`
      select q.id, q.version,
        jsonb_build_object('bankId', q.bank_id, 'slug', q.slug, 'title', q.title, 'difficulty', q.difficulty, 'tags', q.tags,
          'shortAnswer', q.short_answer, 'answer', q.answer, 'keyPoints', q.key_points, 'followUps', q.follow_ups,
          'relatedIds', coalesce(l.ids, '[]'), 'status', q.status, 'order', q.sort_order, 'titleTerms', q.title_terms::text, 'editTime', q.edit_time) as before,
        coalesce(l.places, '[]') as related
      from question q left join lateral (
        select jsonb_agg(r.related_id order by r.sort_order) as ids,
          jsonb_agg(jsonb_build_object('bank', b.slug, 'slug', k.slug) order by r.sort_order) as places
        from question_relation r join question k on k.id = r.related_id join question_bank b on b.id = k.bank_id
        where r.question_id = q.id
      ) l on true
      where q.id = any(${ids}::bigint[])`.execute(this.#db)
    return rows
  }
}
