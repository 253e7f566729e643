import type { NewSavedFilter } from '@app/contract/saved-filter/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

export interface SavedFilterRow {
  id: number
  name: string
  query: unknown
  create_time: Date
  creator_id: number | null
  creator_name: string | null
  creator_avatar: string | null
}

/** The table of saved filters. */
export class SavedFilterRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Those of a list, by their names. */
  async list(list: string): Promise<SavedFilterRow[]> {
    const { rows } = await sql<SavedFilterRow>`
      select f.id, f.name, f.query, f.create_time, f.creator_id, u.username as creator_name, u.avatar_url as creator_avatar
      from saved_filter f left join app_user u on u.id = f.creator_id and u.delete_time is null
      where f.list = ${list} order by f.name, f.id`.execute(this.#db)
    return rows
  }

  /** @returns undefined when the list has as many as it may have @throws a unique violation of `saved_filter_name` */
  async insert(
    creatorId: number,
    { list, name, query }: NewSavedFilter,
    most: number,
  ): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      insert into saved_filter (list, name, query, creator_id)
      select ${list}, ${name}, ${JSON.stringify(query)}::text::jsonb, ${creatorId}
      where (select count(*) from saved_filter where list = ${list}) < ${most} returning id`.execute(this.#db)
    return rows[0]?.id
  }

  /** @returns whether it was there */
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('saved_filter')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
