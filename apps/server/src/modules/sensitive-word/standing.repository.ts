import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** What is known of who wants to publish something. */
export interface Standing {
  isAdmin: boolean
  /** Whether the account is young, or has hardly published anything. */
  isNew: boolean
}

/** Accounts are new for so many days, and until so many of their posts and comments are seen by everybody. */
const NEW_DAYS = 3
const NEW_PUBLICATIONS = 3

/** Reads how far a user can be trusted. */
export async function findStanding(db: Kysely<DB>, userId: number): Promise<Standing> {
  const published = (table: 'discussion' | 'comment') =>
    sql`select 1 from ${sql.table(table)} where author_id = ${userId} and state = 'visible' limit ${sql.lit(NEW_PUBLICATIONS)}`
  const { rows } = await sql<Standing>`
    select user_role = 'admin' as "isAdmin",
      create_time > now() - make_interval(days => ${sql.lit(NEW_DAYS)})
        or (select count(*) from ((${published('discussion')}) union all (${published('comment')})) p) < ${sql.lit(NEW_PUBLICATIONS)}
        as "isNew"
    from app_user where id = ${userId}`.execute(db)
  return rows[0] ?? { isAdmin: false, isNew: true }
}
