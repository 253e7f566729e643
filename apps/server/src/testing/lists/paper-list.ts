import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Papers of every user, some of them of the same time. */
export async function seedPapers({ kysely }: Database): Promise<void> {
  const users = await kysely.selectFrom('app_user').select('id').execute()
  const papers = users.flatMap(({ id }) =>
    Array.from({ length: 9 }, (_, n) => ({
      user_id: id,
      filter: '{}',
      bank_names: [],
      question_count: 4,
      minutes: 30,
      create_time: day(n >> 1),
      deadline_time: day(n),
      close_time: day(n),
    })),
  )
  await kysely.insertInto('paper').values(papers).execute()
}

/** The caller's own: who asks is the first admin. */
export async function paperList({
  kysely,
}: Database): Promise<PlainListOf<Contract['paper']['page'], Selectable<DB['paper']>>> {
  const rows = await kysely
    .selectFrom('paper')
    .selectAll()
    .where('user_id', '=', (eb) =>
      eb.selectFrom('app_user').select('id').where('user_role', '=', 'admin').orderBy('id').limit(1),
    )
    .execute()
  return {
    rows,
    filters: {},
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}
