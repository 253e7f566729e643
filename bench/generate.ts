import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { questionSource } from '../apps/server/src/modules/question/search-source.ts'
import { SearchRebuildService } from '../apps/server/src/modules/search/rebuild/rebuild.service.ts'
import { hashPassword } from '../apps/server/src/modules/user/password.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openPostgres } from '../apps/server/src/platform/db/postgres/open-postgres.ts'
import { copyRows } from './generator/copy.ts'
import { practise, recordTables, userColumns, userRows } from './generator/learners.ts'
import { bankColumns, bankRows, questionColumns, questionRows } from './generator/questions.ts'
import { Random } from './generator/random.ts'
import { indexAtOnce } from './search/index-at-once.ts'

/** The password of every generated learner, `learner<id>@example.com`. */
export const PASSWORD = 'bench password 1'

const migrationsFolder = fileURLToPath(new URL('../apps/server/src/migrations/', import.meta.url))

export interface Amounts {
  questions: number
  users: number
  seed: number
}

/**
 * Migrates an empty PostgreSQL database and fills it; the same amounts give the same data.
 * Learners 1 to 500 practise a lot, the others a little.
 */
export async function generate(databaseUrl: string, { questions, users, seed }: Amounts): Promise<void> {
  const database = await openPostgres(databaseUrl, { debug() {}, error() {} })
  await migrate(database, migrationsFolder)

  const random = new Random(seed)
  const { records, counts } = practise(random, users, questions)
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await copyRows(sql, 'question_bank', bankColumns, bankRows())
    await copyRows(sql, 'question', questionColumns, questionRows(random, questions, counts))
    await copyRows(sql, 'app_user', userColumns, userRows(users, await hashPassword(PASSWORD)))
    for (const { key, name, columns } of recordTables) {
      await copyRows(sql, name, columns, records[key])
    }
    for (const table of ['question_bank', 'question', 'app_user']) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`
    }
    const rebuild = new SearchRebuildService(database.kysely, () => [questionSource])
    await indexAtOnce(database, async () => {
      for await (const _progress of rebuild.run());
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end()
    await database.close()
  }
}

if (import.meta.main) {
  const [databaseUrl, questions = '100000', users = '10000', seed = '1'] = process.argv.slice(2)
  if (!databaseUrl) {
    console.error('node bench/generate.ts <database url> [questions] [users] [seed]')
    process.exit(1)
  }
  const start = performance.now()
  await generate(databaseUrl, { questions: Number(questions), users: Number(users), seed: Number(seed) })
  console.log(
    `${questions} questions, ${users} users in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}
