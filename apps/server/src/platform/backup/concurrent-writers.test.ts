import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUpPlace, createBackupPlace, readBackup } from '../../testing/backup-place.ts'
import { migrationsFolder } from '../../testing/migrations-folder.ts'
import { ControlServer } from '../control/ControlServer.ts'
import { statusHandler } from '../control/server-status.ts'
import type { Database } from '../db/database.ts'
import { migrate, migrateWithin } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { openDatabase } from '../db/open-database.ts'
import type { DB } from '../db/schema.gen.ts'
import { LocalFiles } from '../files/LocalFiles.ts'
import { createLog } from '../log.ts'
import { openEmbeddedSource } from './backup-sources.ts'
import { copyHandler } from './lend-copy.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const { signal } = new AbortController()
const log = createLog('silent')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Somebody who writes pairs of rows, each pair in a transaction, until stopped. */
interface Writer {
  /** Resolves with the first pair. */
  begun: Promise<void>
  /** @returns how many pairs there are */
  stop: () => Promise<number>
}

function startWriter(kysely: Kysely<DB>, writer: number): Writer {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let isOn = true
  let count = 0
  const write = async () => {
    while (isOn) {
      count += 1
      const name = `n${writer}x${count}`
      await kysely.transaction().execute(async (transaction) => {
        await sql`insert into app_user (email, username, password_hash)
          values (${name}::text || '@example.com', ${name}, '')`.execute(transaction)
        await sql`insert into user_code (email, purpose, code_hash, expire_time)
          values (${name}::text || '@example.com', 'reset', '', now())`.execute(transaction)
      })
      begin()
    }
  }
  const writing = write()
  const stop = async () => {
    isOn = false
    await writing
    return count
  }
  return { begun, stop }
}

/** Resolves when all of them have written something. */
async function startWriters(kyselys: readonly Kysely<DB>[]): Promise<Writer['stop']> {
  const writers = kyselys.map(startWriter)
  await Promise.all(writers.map(({ begun }) => begun))
  return async () =>
    (await Promise.all(writers.map(({ stop }) => stop()))).reduce((sum, count) => sum + count)
}

/** Both rows of a pair are in the backup, or neither. */
async function expectPairs(file: string): Promise<number> {
  const contents = await readBackup(file)
  const emails = (table: string): string[] =>
    [contents.get(table)].flat().flatMap(
      (row) =>
        String(row)
          .match(/n\d+x\d+@example\.com/)
          ?.slice(0, 1) ?? [],
    )
  const users = emails('app_user')
  expect(users.sort()).toEqual(emails('user_code').sort())
  return users.length
}

/** A server as commands see it, on the embedded database of the folder. */
async function startServer(dataDir: string): Promise<{ database: Database; close: () => Promise<void> }> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log })
  await migrate(database, migrationsFolder)
  const server = new ControlServer([statusHandler(database), await copyHandler(database, dataDir)], log)
  await server.start(dataDir)
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { database, close }
}

const copiesIn = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => name.startsWith('db.copy'))

test.skipIf(isPostgres)('内置数据库，服务器运行着、有人在写：备份是一个时刻的', async () => {
  const { database, close } = await startServer(folder)
  const stop = await startWriters([database.kysely, database.kysely, database.kysely])
  const open = async () => (await openEmbeddedSource(folder, signal, () => {})).session
  const place = { open, files: new LocalFiles(path.join(folder, 'files')) }
  const found: number[] = []
  for (const name of ['one.tar', 'two.tar']) {
    await backUpPlace(place, path.join(folder, name))
    found.push(await expectPairs(path.join(folder, name)))
  }
  const written = await stop()
  expect(found[0]).toBeGreaterThan(0)
  expect(found[1]).toBeGreaterThan(found[0] ?? 0)
  expect(found[1]).toBeLessThan(written)
  await expect.poll(() => copiesIn(folder)).toEqual([])
  await close()
})

test.skipIf(isPostgres)('没有服务器时直接读；另一个命令开着时拒绝', async () => {
  const { database, close } = await startServer(folder)
  const stop = await startWriters([database.kysely, database.kysely, database.kysely])
  await stop()
  await close()
  const source = await openEmbeddedSource(folder, signal, () => {})
  await expect(openEmbeddedSource(folder, signal, () => {})).rejects.toThrow(/正被另一个/)
  await source.session.close()
  const open = async () => (await openEmbeddedSource(folder, signal, () => {})).session
  await backUpPlace({ open, files: new LocalFiles(folder) }, path.join(folder, 'one.tar'))
  expect(await expectPairs(path.join(folder, 'one.tar'))).toBeGreaterThan(0)
})

test.skipIf(isPostgres)('服务器中途停下：命令得知，副本收走；被终止的留下的，下次启动收走', async () => {
  const { database, close } = await startServer(folder)
  const { session, lost } = await openEmbeddedSource(folder, signal, () => {})
  expect(await copiesIn(folder)).toHaveLength(1)
  await close()
  expect(lost?.aborted).toBe(true)
  expect(await copiesIn(folder)).toEqual([])
  await session.close().catch(() => undefined)

  const left = await mkdtemp(path.join(folder, 'db.copy-'))
  const again = await startServer(folder)
  await expect(stat(left)).rejects.toThrow('ENOENT')
  await again.close()
  await database.close().catch(() => undefined)
})

test('服务器用PostgreSQL，命令没有设：说得出来；哪里都没有数据库也是', async () => {
  await expect(openEmbeddedSource(folder, signal, () => {})).rejects.toThrow(/没有数据库/)
  const server = new ControlServer([statusHandler({ kind: 'postgres' })], log)
  await server.start(folder)
  await expect(openEmbeddedSource(folder, signal, () => {})).rejects.toThrow(/一样的DATABASE_URL/)
  await server.close()
})

test.runIf(isPostgres)('PostgreSQL，有人在写：备份是一个时刻的', async () => {
  const place = await createBackupPlace('postgres', folder)
  const writer = await place.open()
  const migrations = await readMigrations(migrationsFolder)
  await writer.kysely.transaction().execute((transaction) => migrateWithin(transaction, migrations))
  await writer.close()
  const sessions = await Promise.all([place.open(), place.open()])
  // A transaction has its session alone.
  const stop = await startWriters(sessions.map(({ kysely }) => kysely))
  const file = path.join(folder, 'one.tar')
  await backUpPlace(place, file)
  const written = await stop()
  const found = await expectPairs(file)
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(written)
  for (const session of sessions) await session.close()
  await place.drop()
})
