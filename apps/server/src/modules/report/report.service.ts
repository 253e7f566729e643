import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { NewReport, ReportCase, ReportCaseDetail } from '@app/contract/report/schemas'
import { REPORTS_SHOWN } from '@app/contract/report/values'
import { type Kysely, sql } from 'kysely'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Caller } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import { isCaseOf, isUpheld } from './case-of.ts'
import { type CaseRow, type ReportListArguments, ReportRepository } from './report.repository.ts'
import { type FoundThing, findThings } from './reported-things.ts'

/** What users report, and how admins read it. */
export class ReportService {
  readonly #db: Kysely<DB>
  readonly #limits: Limits
  readonly #reports: ReportRepository

  constructor({ kysely, limits }: { kysely: Kysely<DB>; limits: Limits }) {
    this.#db = kysely
    this.#limits = limits
    this.#reports = new ReportRepository(kysely)
  }

  /**
   * Reports something; a second report of the same user says what they say now.
   * @throws AppError 40400 for what they may not read, 40900 for their own, 42900
   */
  async add(caller: Caller, report: NewReport): Promise<void> {
    await this.#limits.consume('reportHour', caller.id)
    await this.#db.transaction().execute(async (trx) => {
      const { targetType, targetId } = report
      const found = (await findThings(trx, targetType, [targetId])).get(targetId)
      if (found?.thing.state !== 'visible') throw notFound()
      if (found.authorId === caller.id) throw new AppError(Code.conflict, 'ownReport')
      const reports = new ReportRepository(trx)
      await reports.save(await reports.openCase(targetType, targetId), caller.id, report)
    })
  }

  async page(query: ReportListArguments & Paging): Promise<Page<ReportCase>> {
    const { records, ...page } = await paging(
      query,
      (list, slice) => this.#reports.page(list, slice),
      (row) => row,
    )
    const things = await this.#thingsOf(records)
    return { ...page, records: records.map((row) => toCase(row, things(row))) }
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<ReportCaseDetail> {
    const row = await this.#reports.find(id)
    if (!row) throw notFound()
    const [things, reports] = await Promise.all([
      this.#thingsOf([row]),
      this.#reports.listReports(id, REPORTS_SHOWN),
    ])
    const found = things(row)
    return {
      ...toCase(row, found),
      content: found?.content ?? '',
      reports: reports.map(({ id: reportId, user_id, username, avatar_url, reason, note, create_time }) => ({
        id: reportId,
        reason,
        note,
        createTime: create_time.toISOString(),
        reporter: username === null ? null : { id: user_id, username, avatarUrl: avatar_url },
      })),
      record: found ? await this.#recordOf(found) : null,
    }
  }

  async #recordOf({ authorId, authorTime }: FoundThing) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from report_case c
      where ${isUpheld} and ${isCaseOf(authorId)}`.execute(this.#db)
    return { createTime: authorTime.toISOString(), upheldCount: rows[0]?.count ?? 0 }
  }

  async #thingsOf(rows: readonly CaseRow[]) {
    const idsOf = (type: CaseRow['target_type']) =>
      rows.filter((row) => row.target_type === type).map((row) => row.target_id)
    const [discussion, comment, user] = await Promise.all([
      findThings(this.#db, 'discussion', idsOf('discussion')),
      findThings(this.#db, 'comment', idsOf('comment')),
      findThings(this.#db, 'user', idsOf('user')),
    ])
    const found = { discussion, comment, user }
    return (row: CaseRow) => found[row.target_type].get(row.target_id)
  }
}

function toCase(row: CaseRow, found: FoundThing | undefined): ReportCase {
  return {
    id: row.id,
    thing: found?.thing ?? null,
    reportCount: row.report_count,
    reasons: row.reasons,
    reporters: row.reporters,
    openTime: row.open_time.toISOString(),
    assignee:
      row.assignee_id === null || row.assignee_name === null
        ? null
        : { id: row.assignee_id, username: row.assignee_name, avatarUrl: row.assignee_avatar },
    outcome: row.outcome,
    outcomeReason: row.outcome_reason,
    closeTime: row.close_time?.toISOString() ?? null,
  }
}
