import { ATTEMPT_OUTCOMES } from '@app/contract/code-attempt/values'
import type { Contract } from '@app/contract/contract'
import { PROGRAM_LANGUAGES } from '@app/contract/question-program/values'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { findCaller } from './kept-lists.ts'
import type { PlainListOf } from './plain-list.ts'
import { day } from './seed-console.ts'

/** Attempts of every user at a few questions, some of the same time. */
export async function seedAttempts({ kysely }: Database): Promise<void> {
  const users = await kysely.selectFrom('app_user').select('id').execute()
  const questions = await kysely.selectFrom('question').select('id').orderBy('id').limit(3).execute()
  const values = users.flatMap(({ id: user_id }) =>
    Array.from({ length: 30 }, (_, n) => ({
      user_id,
      question_id: questions[n % questions.length]?.id ?? 0,
      key: sql<string>`gen_random_uuid()`,
      language: PROGRAM_LANGUAGES[n % 4] ?? 'sql',
      code: 'select 1',
      outcome: ATTEMPT_OUTCOMES[(n >> 1) % 4] ?? 'error',
      passed: 1,
      total: 2,
      milliseconds: n,
      first_failure: '',
      create_time: day(n >> 1),
    })),
  )
  await kysely.insertInto('code_attempt').values(values).execute()
}

type PlainAttempt = Selectable<DB['code_attempt']>

export async function attemptList(
  database: Database,
): Promise<PlainListOf<Contract['codeAttempt']['page'], PlainAttempt>> {
  const rows = await database.kysely
    .selectFrom('code_attempt')
    .selectAll()
    .where('user_id', '=', await findCaller(database))
    .execute()
  return {
    rows,
    filters: {
      questionId: {
        values: [...rows.slice(0, 1).map((row) => row.question_id), 999_999],
        matches: (row, questionId) => row.question_id === questionId,
      },
      language: { values: ['python', 'sql'], matches: (row, language) => row.language === language },
      outcome: { values: ['passed', 'timeout'], matches: (row, outcome) => row.outcome === outcome },
    },
    orders: { createTime: { natural: 'descend', by: (row) => [row.create_time] } },
    defaultOrder: 'createTime',
  }
}
