import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { settleJobs } from '../../testing/settle-jobs.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { Jobs } from './Jobs.ts'
import { defineJob } from './job.ts'

let database: Database
let done: [string, boolean][]
const letter = defineJob({
  name: 'test.letter',
  schema: z.string(),
  run: async (data, { isRetry }) => void done.push([data, isRetry]),
})

beforeEach(async () => {
  done = []
  database = await createTestDatabase()
})
afterEach(() => database.close())

const addPending = (id: number, name: string, data: string, isBegun: boolean) =>
  sql`insert into pending_job values (${`00000000-0000-4000-8000-00000000000${id}`}::uuid, ${name},
    jsonb_build_object('data', ${data}::text), ${isBegun})`.execute(database.kysely)

test('备份里没做完的，第一个启动的服务器接着做，各做一次；做过一半的知道自己做过一半', async () => {
  await addPending(1, letter.name, '没开始的', false)
  await addPending(2, letter.name, '做过一半的', true)
  await addPending(3, 'test.unknown', '不认识的', false)
  const servers = [new Jobs(database, createLog('silent')), new Jobs(database, createLog('silent'))]
  for (const server of servers) await server.start([letter])
  await settleJobs(database)
  for (const server of servers) await server.close()
  expect(done.sort()).toEqual([
    ['做过一半的', true],
    ['没开始的', false],
  ])
  const { rows } = await sql`select name from pending_job`.execute(database.kysely)
  expect(rows).toEqual([{ name: 'test.unknown' }])
})

test('不再按时做的，不留在时间表里', async () => {
  const scheduled = { ...letter, schedule: { cron: '0 0 * * *', data: '每天' } }
  const schedules = async () =>
    (await sql<{ name: string }>`select name from pgboss.schedule`.execute(database.kysely)).rows
  const jobs = new Jobs(database, createLog('silent'))
  await jobs.start([scheduled])
  await jobs.close()
  expect(await schedules()).toEqual([{ name: letter.name }])
  const later = new Jobs(database, createLog('silent'))
  await later.start([letter])
  await later.close()
  expect(await schedules()).toEqual([])
})
