import type { IssueKind } from '@app/contract/stats/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** How many durations of an hour are kept; the 95th percentile of more is hardly another one. */
const MOST_DURATIONS = 200

/** The same issue, as often as it was met since the last time these were saved. */
export interface MetIssue {
  kind: IssueKind
  subject: string
  code: number
  call: string | null
  count: number
  /** The last first. */
  milliseconds: number[]
  lastTime: string
  requestId: string | null
}

interface IssueRow extends Omit<MetIssue, 'milliseconds' | 'lastTime'> {
  p95: number
  lastTime: Date
}

/** What was slow or failed, on all servers. */
export class IssueRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async add(issues: readonly MetIssue[]): Promise<void> {
    await sql`
      insert into server_issue as known
        (hour, kind, subject, code, call, count, milliseconds, last_time, request_id)
      select date_trunc('hour', "lastTime"), kind, subject, code, call, count,
        array(select jsonb_array_elements_text(milliseconds)::integer), "lastTime", "requestId"
      from jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) as met (kind text, subject text, code integer,
        call text, count integer, milliseconds jsonb, "lastTime" timestamptz, "requestId" text)
      order by 1, kind, subject, code
      on conflict (hour, kind, subject, code) do update set
        call = excluded.call, count = known.count + excluded.count,
        milliseconds = (excluded.milliseconds || known.milliseconds)[1:${sql.lit(MOST_DURATIONS)}],
        last_time = greatest(excluded.last_time, known.last_time), request_id = excluded.request_id`.execute(
      this.#db,
    )
  }

  /** Those of the last 24 hours, the last met first. @param limit how many of each kind */
  async list(limit: number): Promise<IssueRow[]> {
    const { rows } = await sql<IssueRow>`
      with recent as (
        select * from server_issue where hour > now() - interval '24 hours'
      ), summed as (
        select kind, subject, code, sum(count)::integer as count, max(last_time) as "lastTime",
          (array_agg(call order by last_time desc))[1] as call,
          (array_agg(request_id order by last_time desc))[1] as "requestId"
        from recent group by kind, subject, code
      ), ranked as (
        select *, row_number() over (partition by kind order by "lastTime" desc, subject) as rank from summed
      )
      select r.kind, r.subject, r.code, r.call, r.count, r."lastTime", r."requestId",
        (select percentile_disc(0.95) within group (order by m) from recent h, unnest(h.milliseconds) as m
          where h.kind = r.kind and h.subject = r.subject and h.code = r.code) as p95
      from ranked r where r.rank <= ${limit} order by r.kind, r.rank`.execute(this.#db)
    return rows
  }

  async deleteOld(): Promise<void> {
    await sql`delete from server_issue where hour < now() - interval '7 days'`.execute(this.#db)
  }
}
