import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { greetings, startFakePostgres } from '../../../testing/fake-postgres.ts'
import { databaseUrlOf, runOnServer, testServerUrl } from '../../../testing/postgres-test-database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { StartupError } from '../../startup-error.ts'
import { takeLock } from '../advisory-lock.ts'
import { temporaryFault } from '../errors.ts'
import { TIME_LIMITS } from '../time-limits.ts'
import { openPostgres } from './open-postgres.ts'

const log = { debug() {}, error() {} }

/** The line of a refused start, which never tells the password. */
async function refusalOf(url: string, limits = TIME_LIMITS): Promise<string> {
  const error: unknown = await openPostgres(url, log, limits).then(
    () => expect.fail('the database was opened'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  expect(message).not.toContain(new URL(url).password || 'secret')
  return message
}

const change = (changes: Partial<Pick<URL, 'password' | 'port' | 'username'>>): string =>
  Object.assign(new URL(testServerUrl()), changes).href

describe.runIf(process.env.TEST_DATABASE === 'postgres')('opening a PostgreSQL server', () => {
  it('with a wrong password is refused, naming the user', async () => {
    expect(await refusalOf(change({ password: 'secret-guess' }))).toContain('postgres')
  })

  it('that is not there is refused, naming host and port', async () => {
    expect(await refusalOf(change({ port: '1' }))).toContain('127.0.0.1:1')
  })

  it('that has no connection left is refused, naming what limits them and how many are needed', async () => {
    const name = `full_${randomUUID().replaceAll('-', '')}`
    await runOnServer(testServerUrl(), `create role ${name} login password 'secret-full' connection limit 0`)
    const message = await refusalOf(change({ username: name, password: 'secret-full' }))
    expect(message).toMatch(/11.*max_connections/)
    expect(message).not.toContain('DATABASE_URL')
    await runOnServer(testServerUrl(), `drop role ${name}`)
  })

  it('without that database is refused, naming it', async () => {
    expect(await refusalOf(databaseUrlOf(testServerUrl(), 'no_such_database'))).toContain('no_such_database')
  })

  it('as a user who may make no tables is refused, with the statement that gives the right', async () => {
    const name = `owned_${randomUUID().replaceAll('-', '')}`
    await runOnServer(testServerUrl(), `create role ${name} login password 'secret-right'`)
    await runOnServer(testServerUrl(), `create database ${name} template template0`)
    const url = databaseUrlOf(change({ username: name, password: 'secret-right' }), name)
    const message = await refusalOf(url)
    expect(message).toContain(`ALTER DATABASE "${name}" OWNER TO "${name}"`)
    expect(message).toContain('DATABASE_URL')
    await runOnServer(testServerUrl(), `alter database ${name} owner to ${name}`)
    await (await openPostgres(url, log)).close()
    await runOnServer(testServerUrl(), `drop database ${name} with (force)`)
    await runOnServer(testServerUrl(), `drop role ${name}`)
  })

  it.each(['LATIN1', 'SQL_ASCII'])('with a database in %s is refused, asking for UTF8', async (encoding) => {
    const name = `encoded_${randomUUID().replaceAll('-', '')}`
    await runOnServer(testServerUrl(), `create database ${name} encoding '${encoding}' template template0`)
    const message = await refusalOf(databaseUrlOf(testServerUrl(), name))
    expect(message).toContain(encoding)
    expect(message).toContain('UTF8')
    await runOnServer(testServerUrl(), `drop database ${name} with (force)`)
  })

  it('that never answers is refused', async () => {
    const { url } = await startFakePostgres(greetings.none)
    expect(await refusalOf(url, { statement: 1_000, turn: 50 })).toContain(new URL(url).host)
  })

  it('that asks for a password is refused without one, as with a wrong one', async () => {
    const message = await refusalOf(change({ password: '' }))
    expect(message).toBe(await refusalOf(change({ password: 'secret-guess' })))
  })
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a statement that takes too long is ended by the server',
  async () => {
    const database = await openPostgres(testServerUrl(), log, { statement: 200, turn: 10_000 })
    const error: unknown = await sql`select pg_sleep(20)`
      .execute(database.kysely)
      .catch((reason: unknown) => reason)
    expect(temporaryFault(error)).toBe('databaseBusy')
    await database.ping()
    await database.close()
  },
)

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'the wait for what another server does has no time limit, the statements after it have',
  async () => {
    const limits = { statement: 200, turn: 10_000 }
    const [database, other] = await Promise.all([1, 2].map(() => openPostgres(testServerUrl(), log, limits)))
    if (!database || !other) throw new Error('not opened')
    const steps: string[] = []
    await other.kysely.transaction().execute(async (transaction) => {
      await takeLock(transaction, 'a first import')
      const waiting = database.kysely.transaction().execute(async (waiter) => {
        await takeLock(waiter, 'a first import')
        steps.push('taken')
        await sql`select pg_sleep(20)`.execute(waiter)
      })
      waiting.catch((error: unknown) => steps.push(String(temporaryFault(error))))
      await wait(3 * limits.statement)
      steps.push('ended')
    })
    await expect.poll(() => steps).toEqual(['ended', 'taken', 'databaseBusy'])
    await Promise.all([database.close(), other.close()])
  },
)

describe.runIf(process.env.TEST_DATABASE === 'postgres')('losing connections to a PostgreSQL server', () => {
  it('fails the transaction on it, and the next statements are served', async () => {
    const database = await createTestDatabase()
    const failing = database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(database.kysely)
      await sql`select 1`.execute(transaction)
    })
    await expect(failing).rejects.toThrow()
    await Promise.all(Array.from({ length: 30 }, () => database.ping()))
    await database.kysely.transaction().execute((transaction) => sql`select 1`.execute(transaction))
    await database.close()
  })

  it('all at once, as when it restarts, is got over', async () => {
    const database = await createTestDatabase()
    const useAll = () => Promise.all(Array.from({ length: 30 }, () => database.ping()))
    await useAll()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely)
    await runOnServer(
      testServerUrl(),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`,
    )
    await vi.waitFor(useAll, { timeout: 20_000 })
    await useAll()
    await database.close()
  })
})
