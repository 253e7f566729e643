import type { DiscussionTagCount } from '@app/contract/discussion/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

const LISTED = 20

/** The tag that a spelling stands for. `known` is what has that spelling's key, `shown` what it was merged into. */
const spelled = sql`discussion_tag known left join discussion_tag shown on shown.id = known.merged_id`

/** The name of the tag that a spelling stands for; null for one that nobody has used. */
export const tagNameOf = (tag: string) =>
  sql<
    string | null
  >`(select coalesce(shown.name, known.name) from ${spelled} where known.key = discussion_tag_key(${tag}))`

/** How many posts have which tag, and who wants to hear of new ones. */
export class TagRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Tags by the names they go by; those that nobody has used are called what they are called here from now on. */
  async claim(tags: readonly string[]): Promise<string[]> {
    if (tags.length === 0) return []
    // In one order for everybody, so that two posts with the same new tags do not wait for each other.
    await sql`
      insert into discussion_tag (key, name)
      select discussion_tag_key(tag), tag from unnest(${tags}::text[]) as tag order by 1 on conflict (key) do nothing`.execute(
      this.#db,
    )
    const { rows } = await sql<{ name: string }>`
      select coalesce(shown.name, known.name) as name
      from unnest(${tags}::text[]) with ordinality as given (tag, place)
        join (${spelled}) on known.key = discussion_tag_key(given.tag)
      order by given.place`.execute(this.#db)
    return [...new Set(rows.map(({ name }) => name))]
  }

  /** A post that everybody sees has other tags than before. */
  async count(before: readonly string[], after: readonly string[]): Promise<void> {
    // In one order for everybody, as above.
    const steps = [
      ...after.filter((name) => !before.includes(name)).map((name) => ({ name, step: 1 })),
      ...before.filter((name) => !after.includes(name)).map((name) => ({ name, step: -1 })),
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name, step } of steps)
      await sql`update discussion_tag set discussion_count = discussion_count + ${step}
        where key = discussion_tag_key(${name})`.execute(this.#db)
  }

  /** The tags with most posts, and whatever else the user watches. */
  async list(userId: number | null): Promise<DiscussionTagCount[]> {
    const { rows } = await sql<DiscussionTagCount>`
      select t.name as tag, t.discussion_count as "discussionCount", w.user_id is not null as "isWatched"
      from discussion_tag t left join discussion_tag_watch w on w.tag_id = t.id and w.user_id = ${userId}
      where t.merged_id is null and (w.user_id is not null or t.id in (
        select id from discussion_tag where merged_id is null and discussion_count > 0
        order by discussion_count desc, key limit ${LISTED}))
      order by t.discussion_count desc, t.key`.execute(this.#db)
    return rows
  }

  /** Writes a watch down, unless the user has as many as they may. @returns whether they watch the tag now */
  async watch(userId: number, tag: string, most: number): Promise<boolean> {
    const [name = tag] = await this.claim([tag])
    const { rows } = await sql<{ isWatched: boolean }>`
      with added as (
        insert into discussion_tag_watch (tag_id, user_id)
        select id, ${userId} from discussion_tag where key = discussion_tag_key(${name})
          and (select count(*) from discussion_tag_watch where user_id = ${userId}) < ${most}
        on conflict do nothing returning 1
      )
      select exists (select 1 from added) or exists (select 1 from discussion_tag_watch
        where user_id = ${userId} and ${isOf([name])}) as "isWatched"`.execute(this.#db)
    return rows[0]?.isWatched ?? false
  }

  async unwatch(userId: number, tag: string): Promise<void> {
    await sql`delete from discussion_tag_watch where user_id = ${userId} and ${isOf([tag])}`.execute(this.#db)
  }

  /** The next of those who watch any of the tags, in the order of their ids. */
  async listWatchers(tags: readonly string[], afterId: number, limit: number): Promise<number[]> {
    const { rows } = await sql<{ user_id: number }>`
      select distinct user_id from discussion_tag_watch where ${isOf(tags)} and user_id > ${afterId}
      order by user_id limit ${limit}`.execute(this.#db)
    return rows.map((row) => row.user_id)
  }

  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('discussion_tag_watch').where('user_id', '=', userId).execute()
  }
}

/** Whether a watch is of any of some tags, however they are spelled. */
const isOf = (tags: readonly string[]) => sql<boolean>`tag_id in (
  select coalesce(merged_id, id) from discussion_tag
  where key in (select discussion_tag_key(tag) from unnest(${tags}::text[]) as tag))`
