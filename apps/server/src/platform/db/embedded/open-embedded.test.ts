import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { StartupError } from '../../startup-error.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts'
import { openEmbedded } from './open-embedded.ts'
import { startPglite } from './pglite-engine.ts'

const writer = fileURLToPath(new URL('../../../testing/embedded-writer.ts', import.meta.url))
const log = { debug() {}, error() {} }
const open = (dataDir: string): Promise<Database> => openDatabase({ databaseUrl: undefined, dataDir, log })

// Processes are started here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

let dataDir: string
const children: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'embedded-'))
  // What a start leaves that dies while it makes the database.
  await mkdir(path.join(dataDir, 'db.new-abc'))
  await writeFile(path.join(dataDir, 'db.new-abc', 'PG_VERSION'), '18')
})
afterEach(() => Promise.all(children.splice(0).map(kill)))
afterAll(() => rm(dataDir, { recursive: true }))

/** Starts another process on the folder and calls `onLine` with what it says. */
function startWriter(orders: string[], onLine: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, [writer, dataDir, ...orders], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: child.stdout }).on('line', onLine)
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function refusalOf(folder: string): Promise<string> {
  const error: unknown = await open(folder).then(
    () => expect.fail('the database was opened'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupError)
  const message = error instanceof Error ? error.message : ''
  expect(message).not.toContain('\n')
  return message
}

// Independent of TEST_DATABASE: once is enough.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('the embedded database', () => {
  it('keeps what was written when it is closed and opened again', async () => {
    const first = await open(dataDir)
    await sql`create table kept as select 42 as n`.execute(first.kysely)
    await first.close()
    const second = await open(dataDir)
    expect((await sql`select n from kept`.execute(second.kysely)).rows).toEqual([{ n: 42 }])
    await second.close()
  })

  it('leaves nothing of a start that died while it made the database', async () => {
    expect((await readdir(dataDir)).sort()).toEqual(['db', 'db.lock.db', 'db.made'])
  })

  it('finishes what is running before it closes', async () => {
    const database = await open(dataDir)
    const running = database.kysely.transaction().execute(async (transaction) => {
      await sql`select pg_sleep(0.1)`.execute(transaction)
      return (await sql`select 1 as n`.execute(transaction)).rows
    })
    await sql`select 1`.execute(database.kysely)
    const [rows] = await Promise.all([running, database.close()])
    expect(rows).toEqual([{ n: 1 }])
    await expect(database.ping()).rejects.toThrow()
  })

  it('reports constraint and code of an error through its thread', async () => {
    const database = await open(dataDir)
    await sql`create table one (n int constraint one_key unique)`.execute(database.kysely)
    await sql`insert into one values (1)`.execute(database.kysely)
    await expect(sql`insert into one values (1)`.execute(database.kysely)).rejects.toMatchObject({
      code: '23505',
      constraint: 'one_key',
      table: 'one',
    })
    await database.close()
  })

  it('leaves the event loop free while a statement runs', async () => {
    const database = await open(dataDir)
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    await sql`select count(*) from generate_series(1, 1500000)`.execute(database.kysely)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
    await database.close()
  })
})

describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'an embedded database that turns round in one place',
  () => {
    it('is ended in time and opened again: calls fail with a reason, and the next ones are served', async () => {
      const database = await openEmbedded(dataDir, log, { statement: 500, turn: 5_000 })
      database.limitWaits()
      const busy = { code: 'DATABASE_BUSY' }
      await sql`create table before_stop as select 1 as n`.execute(database.kysely)
      const spin = sql`select count(*) from generate_series(1, 10000000000)`
      const inTransaction = database.kysely.transaction().execute(async (transaction) => {
        await sql`delete from before_stop`.execute(transaction)
        await spin.execute(transaction).catch(() => undefined)
        // The new database knows nothing of this transaction.
        await sql`insert into before_stop values (2)`.execute(transaction)
      })
      await expect(inTransaction).rejects.toMatchObject(busy)
      const served = () => sql`select n from before_stop`.execute(database.kysely)
      await vi.waitFor(async () => expect((await served()).rows).toEqual([{ n: 1 }]))
      await database.ping()
      await database.close()
    })

    it('lets nobody wait for its turn for ever', async () => {
      const database = await openEmbedded(dataDir, log, { statement: 20_000, turn: 300 })
      database.limitWaits()
      const { promise: end, resolve } = Promise.withResolvers<void>()
      const transaction = database.kysely.transaction().execute(() => end)
      const waiting = [
        database.kysely.transaction().execute(async () => 1),
        sql`select 1`.execute(database.kysely),
      ]
      for (const call of await Promise.allSettled(waiting)) {
        expect(call).toMatchObject({ status: 'rejected', reason: { code: 'DATABASE_BUSY' } })
      }
      resolve()
      await transaction
      expect(await database.kysely.transaction().execute(async () => 2)).toBe(2)
      await database.close()
    })
  },
)

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('a data folder', () => {
  it('that another process has open is refused, and free once that process was killed', async () => {
    const child = startWriter([], () => undefined)
    if (!child.stdout) throw new Error('no output')
    await once(child.stdout, 'data')
    expect(await refusalOf(dataDir)).toContain(dataDir)
    await kill(child)
    await (await open(dataDir)).close()
  })

  it('that this process has open is refused', async () => {
    const database = await open(dataDir)
    expect(await refusalOf(dataDir)).toContain(dataDir)
    await database.ping()
    await database.close()
  })

  it('that cannot be made is refused', async () => {
    const file = path.join(dataDir, 'a-file')
    await writeFile(file, '')
    expect(await refusalOf(path.join(file, 'data'))).toContain(file)
  })

  it('with something else where the database should be is refused, and free again', async () => {
    const folder = path.join(dataDir, 'broken')
    await mkdir(path.join(folder, 'db'), { recursive: true })
    await writeFile(path.join(folder, 'db', 'PG_VERSION'), '18')
    const refusal = await refusalOf(folder)
    expect(refusal).toContain(folder)
    expect(await refusalOf(folder)).toBe(refusal)
  })
})

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('a database that cannot be opened', () => {
  it('with a damaged control file is refused with what PostgreSQL says of it', async () => {
    const folder = await mkdtemp(path.join(dataDir, 'damaged-'))
    await (await open(folder)).close()
    const control = path.join(folder, 'db', 'global', 'pg_control')
    await writeFile(control, '')
    expect(await refusalOf(folder)).toContain('could not read file "global/pg_control"')
    await writeFile(control, Buffer.alloc(8192, 7))
    expect(await refusalOf(folder)).toContain('incompatible with server')
  })

  it('since it is gone is not replaced by an empty one, unless whoever runs the server removes the mark', async () => {
    const folder = await mkdtemp(path.join(dataDir, 'gone-'))
    await (await open(folder)).close()
    await rm(path.join(folder, 'db'), { recursive: true })
    await mkdir(path.join(folder, 'db'))
    const mark = path.join(folder, 'db.made')
    expect(await refusalOf(folder)).toContain(mark)
    await rm(path.join(folder, 'db'), { recursive: true })
    expect(await refusalOf(folder)).toContain(mark)
    await rm(mark)
    await (await open(folder)).close()
    expect((await readdir(folder)).sort()).toEqual(['db', 'db.lock.db', 'db.made'])
  })
})

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('durability', () => {
  it('a process killed again and again while it writes loses no acknowledged row', {
    timeout: 600_000,
  }, async () => {
    const acknowledged: number[] = []
    for (const until of [1, 40, 90, 200]) {
      const { promise: enough, resolve } = Promise.withResolvers<void>()
      const child = startWriter(['write'], (line) => {
        if (line !== 'ready') acknowledged.push(Number(line))
        if (acknowledged.length >= until) resolve()
      })
      await enough
      await kill(child)
    }
    const database = await open(dataDir)
    const { rows } = await sql<{ id: number }>`select id from acknowledged`.execute(database.kysely)
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    await database.close()
  })

  it('each commit is put on the disk, not only into the system’s cache', async () => {
    const folder = path.join(dataDir, 'db')
    const pglite = await startPglite({ fs: new DurableNodeFS(folder), startParams: durableStartParams })
    await pglite.query('create table synced (n int)')
    const sync = vi.spyOn(fs, 'fdatasyncSync')
    for (let n = 0; n < 20; n++) await pglite.query('insert into synced values ($1)', [n])
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(20)
    await pglite.close()
  })
})
