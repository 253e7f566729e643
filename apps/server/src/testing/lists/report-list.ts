import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

const CASES = 24
const OUTCOMES = [null, 'hidden', 'deleted', 'dismissed'] as const

/** Cases in every state, some of the same time. @param adminId has taken some on, is reported in some, and has reported some */
export async function seedReports({ kysely }: Database, adminId: number): Promise<void> {
  const rows = Array.from({ length: CASES }, (_, n) => {
    const outcome = OUTCOMES[n % OUTCOMES.length] ?? null
    return {
      ...targetOf(n, adminId),
      report_count: 1 + (n % 5),
      open_time: day(n % 7),
      assignee_id: n % 5 === 0 ? adminId : null,
      outcome,
      close_time: outcome && day(n % 6),
    }
  })
  const cases = await kysely.insertInto('report_case').values(rows).returning('id').execute()
  const reported = cases.filter((_, n) => n % 4 < 2)
  await kysely
    .insertInto('report')
    .values(reported.map(({ id }) => ({ case_id: id, user_id: adminId, reason: 'other' })))
    .execute()
}

const targetOf = (n: number, userId: number) =>
  n === 1
    ? { target_type: 'user', target_id: userId }
    : { target_type: n % 3 === 0 ? 'comment' : 'discussion', target_id: 1000 + n }

export async function reportList({
  kysely,
}: Database): Promise<PlainListOf<Contract['report']['page'], Selectable<DB['report_case']>>> {
  const rows = await kysely.selectFrom('report_case').selectAll().execute()
  const reports = await kysely.selectFrom('report').selectAll().execute()
  const reporters = [...new Set(reports.map((report) => report.user_id))].slice(0, 1)
  return {
    rows,
    filters: {
      ids: {
        values: [rows.filter((_, n) => n % 4 < 2).map(({ id }) => id)],
        matches: (row, ids) => ids.includes(row.id),
      },
      state: {
        values: ['open', 'closed'],
        matches: (row, state) => (row.close_time === null) === (state === 'open'),
      },
      targetType: { values: ['comment'], matches: (row, type) => row.target_type === type },
      outcome: { values: ['hidden', 'dismissed'], matches: (row, outcome) => row.outcome === outcome },
      assigneeId: {
        values: rows.flatMap((row) => row.assignee_id ?? []).slice(0, 1),
        matches: (row, id) => row.assignee_id === id,
      },
      authorId: {
        values: reporters,
        matches: (row, id) => row.target_type === 'user' && row.target_id === id,
      },
      reporterId: {
        values: reporters,
        matches: (row, id) => reports.some((report) => report.case_id === row.id && report.user_id === id),
      },
      isUpheld: {
        values: [true, false],
        matches: (row, isUpheld) => (row.outcome === 'hidden' || row.outcome === 'deleted') === isUpheld,
      },
    },
    orders: {
      openTime: { natural: 'ascend', by: (row) => [row.open_time] },
      reportCount: { natural: 'descend', by: (row) => [row.report_count] },
      closeTime: { natural: 'descend', by: (row) => [row.close_time] },
    },
    defaultOrder: 'openTime',
  }
}
