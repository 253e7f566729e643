import type { WaitingWork } from '@app/contract/stats/schemas'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/** A question rated by few counts for less than one rated by many: as if these had rated it too, and known it. */
const DOUBTERS = 3

export interface SiteDayRow {
  day: string
  users: number
  registered: number
  active: number
  practised: number
  posts: number
  interviews: number
  ai_calls: number
  ai_failures: number
}

export interface MissedRow {
  id: number
  title: string
  ratings: number
  misses: number
}

/** Numbers of the site, from what is counted as it happens, or by an index of the last days alone. */
export class StatsRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The last days, today the last of them. */
  async listDays(count: number): Promise<SiteDayRow[]> {
    const { rows } = await sql<SiteDayRow>`
      with first as (
        select site_day_of(now()) - ${sql.lit(count - 1)}::integer as day
      ), practice as (
        select q.day, sum(q.ratings) as ratings from question_day q, first where q.day >= first.day group by q.day
      ), posts as (
        select site_day_of(create_time) as day, count(*)::integer as count from discussion
        where create_time > now() - ${sql.lit(count)} * interval '1 day' group by 1
      ), interviews as (
        select site_day_of(create_time) as day, count(*)::integer as count from interview_session
        where create_time > now() - ${sql.lit(count)} * interval '1 day' group by 1
      )
      select to_char(d, 'YYYY-MM-DD') as day,
        (select coalesce(sum(registered - deleted), 0) from site_day where day <= d::date)::integer as users,
        coalesce(s.registered, 0) as registered, coalesce(s.active, 0) as active,
        coalesce(p.ratings, 0)::integer as practised,
        coalesce(posts.count, 0) as posts, coalesce(interviews.count, 0) as interviews,
        coalesce(s.ai_calls, 0) as ai_calls, coalesce(s.ai_failures, 0) as ai_failures
      from first, generate_series(first.day, first.day + ${sql.lit(count - 1)}::integer, interval '1 day') as d
        left join site_day s on s.day = d::date
        left join practice p on p.day = d::date
        left join posts on posts.day = d::date
        left join interviews on interviews.day = d::date
      order by d`.execute(this.#db)
    return rows
  }

  async countQuestions(): Promise<{ published: number; drafts: number }> {
    const { rows } = await sql<{ published: number; drafts: number }>`
      select
        (select count(*) from question where status = 'published') as published,
        (select count(*) from question where status = 'draft') as drafts`.execute(this.#db)
    return rows[0] ?? { published: 0, drafts: 0 }
  }

  /** What waits for admins; each is counted by the index of what waits alone. */
  async countWaiting(): Promise<WaitingWork> {
    const { rows } = await sql<WaitingWork>`
      select (select count(*) from report_case where close_time is null) as reports,
        (select count(*) from discussion where state = 'held') as "heldDiscussions",
        (select count(*) from comment where state = 'held') as "heldComments",
        (select count(*) from contribution where state = 'pending') as contributions,
        (select count(distinct session_id) from interview_objection where outcome = 'open') as objections`.execute(
      this.#db,
    )
    return rows[0] ?? { reports: 0, heldDiscussions: 0, heldComments: 0, contributions: 0, objections: 0 }
  }

  /** The questions learners could answer least in the last days. */
  async listMissed(days: number, limit: number): Promise<MissedRow[]> {
    const { rows } = await sql<MissedRow>`
      select q.id, q.title, m.ratings, m.misses from (
        select question_id, sum(ratings)::integer as ratings, sum(misses)::integer as misses
        from question_day where day > site_day_of(now()) - ${sql.lit(days)}::integer
        group by question_id having sum(misses) > 0
        order by sum(misses)::float / (sum(ratings) + ${sql.lit(DOUBTERS)}) desc, question_id limit ${limit}
      ) m join question q on q.id = m.question_id
      order by m.misses::float / (m.ratings + ${sql.lit(DOUBTERS)}) desc, q.id`.execute(this.#db)
    return rows
  }
}
