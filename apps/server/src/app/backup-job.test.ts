import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { readBackup } from '../testing/backup-place.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'
import { backupJob } from './backup-job.ts'

const context = { signal: new AbortController().signal, isRetry: false, isLastTry: false }

let home: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'backup-job-'))
})
afterEach(() => rm(home, { recursive: true }))

const settings = () => ({ folder: path.join(home, 'backups'), keep: 2, time: '03:30' })

test('每天备份到设置说的文件夹：真的备份', async () => {
  const dataDir = path.join(home, 'data')
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: { debug() {}, error() {} } })
  await migrate(database, migrationsFolder)
  await database.close()
  const job = backupJob({ backup: settings(), dataDir, databaseUrl: undefined })
  expect(job.schedule).toEqual({ cron: '30 19 * * *', data: null })
  await job.runWith(null, context)
  const [name = ''] = await readdir(settings().folder)
  expect(name).toMatch(/^backup-\d{8}T\d{6}Z\.tar$/)
  expect((await readBackup(path.join(settings().folder, name))).get('schema_migration')).toContainEqual(
    expect.stringContaining('0001_user.sql'),
  )
})

test('做不成：原因是命令的那句话', async () => {
  const job = backupJob({ backup: settings(), dataDir: path.join(home, 'nothing'), databaseUrl: undefined })
  await expect(job.runWith(null, context)).rejects.toThrow(/里没有数据库/)
})

test('没有设文件夹：不按时做，留下的也不做', async () => {
  const job = backupJob({ backup: undefined, dataDir: home, databaseUrl: undefined })
  expect(job).not.toHaveProperty('schedule')
  await job.runWith(null, context)
  expect(await readdir(home)).toEqual([])
})
