import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { manifestSchema } from '../apps/server/src/platform/backup/format.ts'
import { readArchive } from '../apps/server/src/platform/backup/read-archive.ts'
import { ROOT } from '../scripts/run-tool.ts'
import { fillRows } from './backup/fill-rows.ts'
import { type PlainTimes, time, timeFolderCopy, timePlainCopy } from './backup/plain-copy.ts'
import { Caller } from './measure/caller.ts'
import { startServer } from './measure/child-process.ts'
import { startDatabases } from './measure/databases.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { OtherCalls } from './measure/other-calls.ts'
import { percentile } from './measure/statistics.ts'
import { withDatabase } from './search/corpus-database.ts'

/** Speed of a backup and of restoring it, and the calls of others meanwhile. */
export const bench: Bench = { name: 'backup', run }

const ROWS = 1_000_000
const LEARNER = { email: 'learner@example.com', username: 'learner', password: 'learner-password-1' }
const QUIET_MILLISECONDS = 15_000
const MOST_GROWTH = 2
const MEGABYTE = 2 ** 20

async function run(): Promise<Figure[]> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'bench-backup-'))
  const databases = await startDatabases()
  try {
    const from = await databases.createEmpty('from')
    const onPostgres = await measure('PostgreSQL', {
      from: { DATA_DIR: path.join(home, 'from'), DATABASE_URL: from },
      to: { DATA_DIR: path.join(home, 'to'), DATABASE_URL: await databases.createEmpty('to') },
      file: path.join(home, 'postgres.tar'),
      timePlain: () => timePlainCopy(from, path.join(home, 'plain')),
    })
    const data = path.join(home, 'embedded')
    const embedded = await measure('embedded', {
      from: { DATA_DIR: data },
      to: { DATA_DIR: path.join(home, 'restored') },
      file: path.join(home, 'embedded.tar'),
      timePlain: () => timeFolderCopy(path.join(data, 'db'), path.join(home, 'copy')),
    })
    return [...onPostgres, ...embedded]
  } finally {
    await databases.stop()
    await rm(home, { recursive: true })
  }
}

type Settings = { DATA_DIR: string } | { DATA_DIR: string; DATABASE_URL: string }

interface Places {
  from: Settings
  to: Settings
  file: string
  timePlain: () => Promise<PlainTimes>
}

async function measure(kind: string, { from, to, file, timePlain }: Places): Promise<Figure[]> {
  const place = 'DATABASE_URL' in from ? { DATABASE_URL: from.DATABASE_URL } : from
  await withDatabase(place, (database) => fillRows(database, ROWS))
  const backup = await measureBeside(from, () => runCommand('backup', file, from))
  const restoring = await time(() => runCommand('restore', file, to))
  const plain = await timePlain()
  const megabytes = (await readRowBytes(file)) / MEGABYTE
  const perSecond = (milliseconds: number) => (megabytes / milliseconds) * 1000
  const of = `${ROWS} rows, ${kind}`
  return [
    { name: `backup of ${of}, text of rows`, value: megabytes, unit: 'MB' },
    { name: `backup of ${of}, file`, value: (await stat(file)).size / MEGABYTE, unit: 'MB' },
    {
      name: `backup of ${of}, beside calls`,
      value: perSecond(backup.milliseconds),
      unit: 'MB/s',
      reference: perSecond(plain.out),
    },
    {
      name: `restore of ${of}`,
      value: perSecond(restoring),
      unit: 'MB/s',
      reference: perSecond(plain.in),
    },
    {
      name: `p95 of others during the backup of ${of}`,
      value: backup.p95,
      unit: 'ms',
      reference: backup.quietP95,
      target: { of: 'ratio', most: MOST_GROWTH },
    },
    { name: `longest call of others during the backup of ${of}`, value: backup.longest, unit: 'ms' },
  ]
}

/** Does something while others call the server, who have called it before. */
async function measureBeside(settings: Settings, act: () => Promise<void>) {
  const server = await startServer({ ...settings, LIMITS: 'off' })
  try {
    const caller = new Caller(server.url)
    await caller.post('/api/user/register', LEARNER)
    const token = await caller.login(LEARNER.email, LEARNER.password)
    caller.close()
    // Until what a start leaves to do is done.
    await wait(QUIET_MILLISECONDS)
    const quiet = new OtherCalls(server.url, token)
    await wait(QUIET_MILLISECONDS)
    const quietTimes = await quiet.stop()
    const others = new OtherCalls(server.url, token)
    const milliseconds = await time(act)
    const times = await others.stop()
    return {
      milliseconds,
      p95: percentile(times, 0.95),
      longest: percentile(times, 1),
      quietP95: percentile(quietTimes, 0.95),
    }
  } finally {
    await server.stop()
  }
}

async function runCommand(name: 'backup' | 'restore', file: string, settings: Settings): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/server/src/app/cli.ts', name, file], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
  })
}

async function readRowBytes(file: string): Promise<number> {
  for await (const { name, bytes } of readArchive(file, new AbortController().signal))
    if (name === 'manifest.json') return manifestSchema.parse(JSON.parse(String(bytes))).rowBytes
  throw new Error(`${file} has no manifest`)
}
