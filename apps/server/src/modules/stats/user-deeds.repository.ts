import type { UserDeeds } from '@app/contract/stats/schemas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** How many of each kind are shown. */
const SHOWN = 5

type DeedKind = Exclude<keyof UserDeeds, 'upheldCount'>
type Deed<Kind extends DeedKind> = Omit<UserDeeds[Kind]['newest'][number], 'createTime'> & {
  createTime: Date
}

/** What one user did, each kind by the index of its author. */
export class UserDeedsRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async isKnown(userId: number): Promise<boolean> {
    const row = await this.#db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()
    return row !== undefined
  }

  listDiscussions(userId: number) {
    return this.#newest<'discussions'>(sql`
      select id, title, state, create_time as "createTime" from discussion
      where author_id = ${userId} and state <> 'deleted'`)
  }

  /** `title` is the whole text. */
  listComments(userId: number) {
    return this.#newest<'comments'>(sql`
      select id, content as title, state, create_time as "createTime" from comment
      where author_id = ${userId} and state <> 'deleted'`)
  }

  listReportsAgainst(userId: number) {
    return this.#newest<'reportsAgainst'>(sql`
      select c.id, c.target_type as "targetType", c.outcome, c.open_time as "createTime" ${casesOf(userId)}`)
  }

  async countUpheld(userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count ${casesOf(userId)} where c.outcome in ('hidden', 'deleted')`.execute(this.#db)
    return rows[0]?.count ?? 0
  }

  listReportsBy(userId: number) {
    return this.#newest<'reportsBy'>(sql`
      select c.id, c.target_type as "targetType", c.outcome, r.create_time as "createTime"
      from report r join report_case c on c.id = r.case_id where r.user_id = ${userId}`)
  }

  listInterviews(userId: number) {
    return this.#newest<'interviews'>(sql`
      select id, bank_name as title, state, create_time as "createTime" from interview_session
      where user_id = ${userId}`)
  }

  listContributions(userId: number) {
    return this.#newest<'contributions'>(sql`
      select id, title, state, create_time as "createTime" from contribution where user_id = ${userId}`)
  }

  async #newest<Kind extends DeedKind>(
    deeds: RawBuilder<unknown>,
  ): Promise<{ count: number; newest: Deed<Kind>[] }> {
    const [counted, newest] = await Promise.all([
      sql<{ count: number }>`select count(*) as count from (${deeds}) d`.execute(this.#db),
      sql<Deed<Kind>>`${deeds} order by "createTime" desc, id desc limit ${SHOWN}`.execute(this.#db),
    ])
    return { count: counted.rows[0]?.count ?? 0, newest: newest.rows }
  }
}

/** The cases about what a user published, and about them. */
const casesOf = (userId: number) => sql`
  from (
    select 'discussion' as type, id from discussion where author_id = ${userId}
    union all select 'comment', id from comment where author_id = ${userId}
    union all select 'user', ${userId}::bigint
  ) thing join report_case c on c.target_type = thing.type and c.target_id = thing.id`
