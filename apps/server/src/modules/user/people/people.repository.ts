import { searchLimits } from '@app/contract/search/values'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { limitTo, type Slice } from '../../../platform/list/paging.ts'

export interface PersonRow {
  id: number
  username: string
  avatarUrl: string | null
  bio: string
  showsNumbers: boolean
}

/** Finds users that everybody may look at, by their names. */
export class PeopleRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /**
   * Those whose names hold a part, that very name first, then those that begin with it, then the short ones. So many are
   * looked through, those that begin with it before others.
   * @param part in lower case; by a single character names are found that begin with it
   * @param slice null: they are counted alone
   */
  async find(part: string, slice: Slice | null): Promise<{ rows: PersonRow[]; total: number }> {
    const isSeen = sql`delete_time is null and (ban_time is null or ban_end_time <= now())`
    const begins = sql`lower(username) like ${`${escapeLike(part)}%`}`
    const holds = sql`name_pairs(lower(username)) @> name_pairs(${part}::text) and strpos(lower(username), ${part}) > 0`
    const others =
      [...part].length > 1
        ? sql`union (select id from app_user where ${isSeen} and ${holds} limit ${sql.lit(searchLimits.count)})`
        : sql``
    const { rows } = await sql<{ total: number } & (PersonRow | { id: null })>`
      with found as materialized (
        (select id from app_user where ${isSeen} and lower(username) = ${part})
        union (select id from app_user where ${isSeen} and ${begins} limit ${sql.lit(searchLimits.count)})
        ${others}
      ),
      sliced as (
        select u.id, u.username, u.avatar_url as "avatarUrl", u.bio, 'numbers' = any(u.shown_parts) as "showsNumbers",
          row_number() over (
            order by lower(u.username) = ${part} desc, ${begins} desc, char_length(u.username), u.id
          ) as nth
        from found join app_user u on u.id = found.id order by nth ${limitTo(slice ?? { limit: 0, offset: 0 })}
      )
      select (select count(*) from found)::int as total, s.* from (values (1)) one left join sliced s on true order by s.nth`.execute(
      this.#db,
    )
    return {
      rows: rows.filter((row) => row.id !== null),
      total: Math.min(rows[0]?.total ?? 0, searchLimits.count),
    }
  }
}
