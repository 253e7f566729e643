import type { DiscussionTagCount } from '@app/contract/discussion/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

const LISTED = 20

/** How many posts have which tag, and who wants to hear of new ones. */
export class TagRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Tags as they are spelled already: case tells none apart, and what most posts say is kept. */
  async spell(tags: readonly string[]): Promise<string[]> {
    if (tags.length === 0) return []
    const { rows } = await sql<{ tag: string }>`
      select coalesce((select known.tag from discussion_tag known where lower(known.tag) = lower(given.tag)
        order by known.discussion_count desc, known.tag limit 1), given.tag) as tag
      from unnest(${tags}::text[]) with ordinality as given(tag, place) order by given.place`.execute(
      this.#db,
    )
    return [...new Set(rows.map(({ tag }) => tag))]
  }

  /** A post that everybody sees has other tags than before. */
  async count(before: readonly string[], after: readonly string[]): Promise<void> {
    // In one order for everybody, so that two posts with the same tags do not wait for each other.
    const steps = [
      ...after.filter((tag) => !before.includes(tag)).map((tag) => ({ tag, step: 1 })),
      ...before.filter((tag) => !after.includes(tag)).map((tag) => ({ tag, step: -1 })),
    ].toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
    for (const { tag, step } of steps) {
      await this.#db
        .insertInto('discussion_tag')
        .values({ tag, discussion_count: step })
        .onConflict((conflict) =>
          conflict
            .column('tag')
            .doUpdateSet((eb) => ({ discussion_count: eb('discussion_tag.discussion_count', '+', step) })),
        )
        .execute()
    }
  }

  /** The tags with most posts, and whatever else the user watches. */
  async list(userId: number | null): Promise<DiscussionTagCount[]> {
    const { rows } = await sql<DiscussionTagCount>`
      select coalesce(t.tag, w.tag) as tag, coalesce(t.count, 0) as "discussionCount", w.tag is not null as "isWatched"
      from (select lower(tag) as folded, (array_agg(tag order by discussion_count desc, tag))[1] as tag,
            sum(discussion_count)::int as count
          from discussion_tag where discussion_count > 0 group by lower(tag) order by count desc, folded limit ${LISTED}) t
        full join (select lower(tag) as folded, min(tag) as tag from discussion_tag_watch where user_id = ${userId}
          group by lower(tag)) w using (folded)
      order by 2 desc, 1`.execute(this.#db)
    return rows
  }

  /** Writes a watch down, unless the user has as many as they may. @returns whether they watch the tag now */
  async watch(userId: number, tag: string, most: number): Promise<boolean> {
    const { rows } = await sql<{ isWatched: boolean }>`
      with added as (
        insert into discussion_tag_watch (tag, user_id)
        select ${tag}, ${userId} where (select count(*) from discussion_tag_watch where user_id = ${userId}) < ${most}
          and not exists (select 1 from discussion_tag_watch where user_id = ${userId} and lower(tag) = lower(${tag}))
        on conflict do nothing returning 1
      )
      select exists (select 1 from added)
        or exists (select 1 from discussion_tag_watch where user_id = ${userId} and lower(tag) = lower(${tag})) as "isWatched"`.execute(
      this.#db,
    )
    return rows[0]?.isWatched ?? false
  }

  async unwatch(userId: number, tag: string): Promise<void> {
    await this.#db
      .deleteFrom('discussion_tag_watch')
      .where('user_id', '=', userId)
      .where(sql`lower(tag)`, '=', sql`lower(${tag})`)
      .execute()
  }

  /** The next of those who watch any of the tags, in the order of their ids. */
  async listWatchers(tags: readonly string[], afterId: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('discussion_tag_watch')
      .select('user_id')
      .distinct()
      .where(sql<boolean>`lower(tag) in (select lower(named) from unnest(${tags}::text[]) named)`)
      .where('user_id', '>', afterId)
      .orderBy('user_id')
      .limit(limit)
      .execute()
    return rows.map((row) => row.user_id)
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('discussion_tag_watch').where('user_id', '=', userId).execute()
  }
}
