import type { Contract } from '@app/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createInterviewBank } from '../factories.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Sessions of every user in two banks, some of them of the same time. */
export async function seedInterviewSessions(database: Database): Promise<void> {
  const { kysely } = database
  const banks = [await createInterviewBank(database), await createInterviewBank(database)]
  const users = await kysely.selectFrom('app_user').select('id').execute()
  const sessions = users.flatMap(({ id }) =>
    Array.from({ length: 9 }, (_, n) => ({
      ...{ user_id: id, bank_id: banks[n % 2], bank_name: '面试', level: 'middle', topics: '[]' },
      ...{
        strictness: 'standard',
        language: 'zh-CN',
        interviewer: 'embedded',
        resume: '',
        job_description: '',
      },
      ...{
        state: 'finished',
        question_count: 5,
        create_time: day(n >> 1),
        act_time: day(n),
        end_time: day(n),
      },
    })),
  )
  await kysely.insertInto('interview_session').values(sessions).execute()
}

/** The caller's own: who asks is the first admin. */
export async function interviewSessionList({
  kysely,
}: Database): Promise<
  PlainListOf<Contract['interviewSession']['page'], Selectable<DB['interview_session']>>
> {
  const rows = await kysely
    .selectFrom('interview_session')
    .selectAll()
    .where('user_id', '=', (eb) =>
      eb.selectFrom('app_user').select('id').where('user_role', '=', 'admin').orderBy('id').limit(1),
    )
    .execute()
  const bankIds = [...new Set(rows.flatMap(({ bank_id }) => bank_id ?? []))]
  return {
    rows,
    filters: {
      bankId: { values: bankIds.slice(0, 1), matches: (row, bankId) => row.bank_id === bankId },
    },
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}
