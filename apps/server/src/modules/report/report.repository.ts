import type { Contract } from '@app/contract/contract'
import type { NewReport } from '@app/contract/report/schemas'
import type { ReportOutcome, ReportReason, ReportTargetType } from '@app/contract/report/values'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createList } from '../../platform/list/create-list.ts'
import type { ListArguments } from '../../platform/list/page-call.ts'
import type { RowPage, Slice } from '../../platform/list/paging.ts'
import { isCaseOf, isUpheld } from './case-of.ts'

export type ReportListArguments = ListArguments<Contract['report']['page']>

export interface CaseRow {
  id: number
  target_type: ReportTargetType
  target_id: number
  report_count: number
  open_time: Date
  outcome: ReportOutcome | null
  outcome_reason: string
  close_time: Date | null
  assignee_id: number | null
  assignee_name: string | null
  assignee_avatar: string | null
  reasons: { reason: ReportReason; count: number }[]
  reporters: string[]
}

interface ReportRow {
  id: number
  user_id: number
  username: string | null
  avatar_url: string | null
  reason: ReportReason
  note: string
  create_time: Date
}

const caseColumns = sql`c.*, u.username as assignee_name, u.avatar_url as assignee_avatar,
  coalesce((
    select json_agg(json_build_object('reason', reason, 'count', times) order by times desc, reason) from (
      select reason, count(*)::int as times from report r where r.case_id = c.id group by reason) counted), '[]') as reasons,
  coalesce((
    select json_agg(p.username order by r.id) from (select id, user_id from report where case_id = c.id order by id limit 10) r
      join app_user p on p.id = r.user_id and p.delete_time is null), '[]') as reporters`

const source = sql`report_case c left join app_user u on u.id = c.assignee_id`

const cases = createList<Contract['report']['page']>({
  source,
  filters: {
    ids: { condition: (ids) => sql`c.id = any(${ids}::bigint[])` },
    state: {
      condition: (state) => (state === 'open' ? sql`c.close_time is null` : sql`c.close_time is not null`),
    },
    targetType: { condition: (type) => sql`c.target_type = ${type}` },
    outcome: { condition: (outcome) => sql`c.outcome = ${outcome}` },
    assigneeId: { condition: (id) => sql`c.assignee_id = ${id}` },
    authorId: { condition: (id) => isCaseOf(id) },
    reporterId: {
      condition: (id) => sql`exists (select from report r where r.case_id = c.id and r.user_id = ${id})`,
    },
    isUpheld: { condition: (isIt) => sql`${isUpheld} = ${isIt}` },
  },
  orders: {
    openTime: { columns: ['open_time'], natural: 'ascend' },
    reportCount: { columns: ['report_count'], natural: 'descend' },
    closeTime: { columns: ['close_time'], natural: 'descend', hasNulls: true },
  },
  defaultOrder: 'openTime',
})

/** Reports and the cases that they make. */
export class ReportRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The case of a thing: opened again when it was closed, made when there is none; locked until the transaction ends. */
  async openCase(type: ReportTargetType, targetId: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into report_case as c (target_type, target_id) values (${type}, ${targetId})
      on conflict (target_type, target_id) do update
      set open_time = case when c.close_time is null then c.open_time else now() end,
        assignee_id = case when c.close_time is null then c.assignee_id end,
        outcome = null, outcome_reason = '', close_time = null
      returning id`.execute(this.#db)
    return rows[0]?.id ?? 0
  }

  /** Writes a user's report, or what they say now in its place. */
  async save(caseId: number, userId: number, { reason, note }: NewReport): Promise<void> {
    await sql`
      with saved as (
        insert into report (case_id, user_id, reason, note) values (${caseId}, ${userId}, ${reason}, ${note})
        on conflict (case_id, user_id) do update
        set reason = excluded.reason, note = excluded.note, create_time = now(), is_told = false
        returning (xmax = 0) as is_new
      )
      update report_case set report_count = report_count + (select count(*) from saved where is_new) where id = ${caseId}`.execute(
      this.#db,
    )
  }

  page(query: ReportListArguments, slice: Slice): Promise<RowPage<CaseRow>> {
    return cases.page<CaseRow>(this.#db, caseColumns, query, slice)
  }

  async find(id: number): Promise<CaseRow | undefined> {
    const { rows } = await sql<CaseRow>`select ${caseColumns} from ${source} where c.id = ${id}`.execute(
      this.#db,
    )
    return rows[0]
  }

  /** Reads a case and locks it until the transaction ends. */
  async lock(id: number): Promise<CaseRow | undefined> {
    const { rows } = await sql<CaseRow>`
      select ${caseColumns} from ${source} where c.id = ${id} for update of c`.execute(this.#db)
    return rows[0]
  }

  async assign(id: number, adminId: number | null): Promise<void> {
    await this.#db.updateTable('report_case').set({ assignee_id: adminId }).where('id', '=', id).execute()
  }

  async close(id: number, outcome: ReportOutcome, reason: string, adminId: number): Promise<void> {
    await this.#db
      .updateTable('report_case')
      .set({ outcome, outcome_reason: reason, close_time: new Date(), assignee_id: adminId })
      .where('id', '=', id)
      .execute()
  }

  async reopen(id: number): Promise<void> {
    await this.#db
      .updateTable('report_case')
      .set({ outcome: null, outcome_reason: '', close_time: null })
      .where('id', '=', id)
      .execute()
  }

  /** Those who reported it and have not been told what came of that; they are told now. */
  async takeUntold(caseId: number): Promise<number[]> {
    const rows = await this.#db
      .updateTable('report')
      .set({ is_told: true })
      .where('case_id', '=', caseId)
      .where('is_told', '=', false)
      .returning('user_id')
      .execute()
    return rows.map((row) => row.user_id)
  }

  /** What was said to a case, the first first. */
  async listReports(caseId: number, limit: number): Promise<ReportRow[]> {
    return this.#db
      .selectFrom('report as r')
      .leftJoin('app_user as u', (join) =>
        join.onRef('u.id', '=', 'r.user_id').on('u.delete_time', 'is', null),
      )
      .select(['r.id', 'r.user_id', 'u.username', 'u.avatar_url', 'r.note', 'r.create_time'])
      .select(sql<ReportReason>`r.reason`.as('reason'))
      .where('r.case_id', '=', caseId)
      .orderBy('r.id')
      .limit(limit)
      .execute()
  }

  /** Their reports go; the cases and their counts stay, as others work on them. */
  async deleteOfUser(userId: number): Promise<void> {
    await this.#db.deleteFrom('report').where('user_id', '=', userId).execute()
    await this.#db
      .updateTable('report_case')
      .set({ assignee_id: null })
      .where('assignee_id', '=', userId)
      .execute()
  }
}
