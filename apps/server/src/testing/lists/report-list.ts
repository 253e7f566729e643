import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

const CASES = 24
const OUTCOMES = [null, 'hidden', 'deleted', 'dismissed'] as const

/** Cases in every state, some of the same time. @param adminId has taken some on */
export async function seedReports({ kysely }: Database, adminId: number): Promise<void> {
  const rows = Array.from({ length: CASES }, (_, n) => {
    const outcome = OUTCOMES[n % OUTCOMES.length] ?? null
    return {
      target_type: n % 3 === 0 ? 'comment' : 'discussion',
      target_id: 1000 + n,
      report_count: 1 + (n % 5),
      open_time: day(n % 7),
      assignee_id: n % 5 === 0 ? adminId : null,
      outcome,
      close_time: outcome && day(n % 6),
    }
  })
  const admin = { target_type: 'user', target_id: adminId, report_count: 2, open_time: day(3) }
  await kysely.insertInto('report_case').values(rows).execute()
  await kysely.insertInto('report_case').values(admin).execute()
}

export async function reportList({
  kysely,
}: Database): Promise<PlainListOf<Contract['report']['page'], Selectable<DB['report_case']>>> {
  const rows = await kysely.selectFrom('report_case').selectAll().execute()
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
        values: rows.flatMap((row) => (row.target_type === 'user' ? row.target_id : [])),
        matches: (row, id) => row.target_type === 'user' && row.target_id === id,
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
