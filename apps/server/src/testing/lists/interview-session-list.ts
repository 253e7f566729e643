import type { Contract } from '@app/contract/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { createInterviewBank } from '../factories.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** One session of a user goes on. */
const STATES = [
  'answering',
  'finished',
  'expired',
  'finished',
  'abandoned',
  'finished',
  'scoring',
  'finished',
  'finished',
]
const SCORERS = [null, 'self', 'model']

/** Sessions of every user in two banks, some of them of the same time. */
export async function seedInterviewSessions(database: Database): Promise<void> {
  const { kysely } = database
  const banks = [await createInterviewBank(database), await createInterviewBank(database)]
  const users = await kysely.selectFrom('app_user').select('id').execute()
  const sessions = users.flatMap(({ id }) =>
    Array.from({ length: 9 }, (_, n) => ({
      user_id: id,
      bank_id: banks[n % 2],
      bank_name: '面试',
      level: 'middle',
      topics: '[]',
      strictness: 'standard',
      language: 'zh-CN',
      interviewer: 'embedded',
      resume: '',
      job_description: '',
      state: STATES[n % STATES.length] ?? 'finished',
      scorer: SCORERS[n % SCORERS.length] ?? null,
      scorer_failure: n % 4 === 0 ? 'timeout' : null,
      interviewer_failure: n % 4 === 1 ? 'cut' : null,
      question_count: 5,
      create_time: day(n >> 1),
      act_time: day(n),
      end_time: day(n),
    })),
  )
  const rows = await kysely.insertInto('interview_session').values(sessions).returning('id').execute()
  await seedObjections(
    database,
    rows.filter((_, n) => n % 4 === 1).map(({ id }) => id),
  )
}

/** One to each session; every other one is decided. */
async function seedObjections({ kysely }: Database, sessionIds: readonly number[]): Promise<void> {
  const questions = sessionIds.map((id) => ({ session_id: id, place: 1, question: '{}' }))
  await kysely.insertInto('interview_session_question').values(questions).execute()
  await kysely
    .insertInto('interview_objection')
    .values(
      sessionIds.map((id, n) => ({
        session_id: id,
        place: 1,
        reason: '说到了',
        first_score: 0,
        first_assessment: '{}',
        ...(n % 2 === 0 && { outcome: 'kept', decide_time: day(20) }),
      })),
    )
    .execute()
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

/** Everybody's. */
export async function interviewRecordList({
  kysely,
}: Database): Promise<
  PlainListOf<Contract['interviewSessionRecord']['page'], Selectable<DB['interview_session']>>
> {
  const rows = await kysely.selectFrom('interview_session').selectAll().execute()
  const open = await kysely
    .selectFrom('interview_objection')
    .select('session_id')
    .where('outcome', '=', 'open')
    .execute()
  const objected = new Set(open.map(({ session_id }) => session_id))
  const users = await kysely.selectFrom('app_user').select(['id', 'username']).execute()
  const names = new Map(users.map(({ id, username }) => [id, username]))
  const [first] = rows
  const firstName = names.get(first?.user_id ?? 0) ?? ''
  const isOpen = ({ state }: { state: string }) => state === 'answering'
  return {
    rows,
    filters: {
      ids: {
        values: [
          rows
            .filter((_, n) => n % 4 < 2)
            .map(({ id }) => id)
            .slice(0, 90),
        ],
        matches: ({ id }, ids) => ids.includes(id),
      },
      keyword: {
        values: [firstName.toUpperCase(), '面'],
        matches: ({ user_id, bank_name }, keyword) =>
          [names.get(user_id) ?? '', bank_name].some((text) =>
            text.toLowerCase().includes(keyword.toLowerCase()),
          ),
      },
      bankId: { values: [first?.bank_id ?? 0], matches: (row, bankId) => row.bank_id === bankId },
      userId: { values: [first?.user_id ?? 0], matches: (row, userId) => row.user_id === userId },
      state: {
        values: ['open', 'finished', 'expired'],
        matches: (row, state) => (state === 'open' ? isOpen(row) : row.state === state),
      },
      scorer: { values: ['model'], matches: (row, scorer) => row.scorer === scorer },
      hasObjection: { values: [true, false], matches: ({ id }, has) => objected.has(id) === has },
      hasFailure: {
        values: [true, false],
        matches: ({ scorer_failure, interviewer_failure }, has) =>
          (scorer_failure !== null || interviewer_failure !== null) === has,
      },
      createTimeFrom: {
        values: [day(2).toISOString()],
        matches: (row, time) => row.create_time >= new Date(time),
      },
      createTimeTo: {
        values: [day(3).toISOString()],
        matches: (row, time) => row.create_time < new Date(time),
      },
    },
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}
