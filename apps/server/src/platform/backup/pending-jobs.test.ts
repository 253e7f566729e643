import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { createTestDatabase } from '../../testing/test-database.ts'
import { Jobs } from '../jobs/Jobs.ts'
import { defineJob } from '../jobs/job.ts'
import { createLog } from '../log.ts'
import { pendingJobsOf } from './pending-jobs.ts'

test('备份里有等着的、正在做的与等着再试的任务，没有做完的与做不成的', async () => {
  const database = await createTestDatabase()
  const jobs = new Jobs(database, createLog('silent'))
  const busy = Promise.withResolvers<void>()
  const name = 'test.work'
  const work = defineJob({
    name,
    schema: z.string(),
    async run(data) {
      if (data === '正在做的') await busy.promise
      if (data === '等着再试的') throw new Error('not yet')
    },
  })
  const hopeless = defineJob({
    name: 'test.hopeless',
    schema: z.string(),
    retries: 0,
    run: async () => Promise.reject(new Error('never')),
  })
  await jobs.start([work, hopeless])
  const states = async () =>
    (
      await sql<{ text: string }>`select data ->> 'data' || ' ' || state as text from pgboss.job
        where name like 'test.%'`.execute(database.kysely)
    ).rows.map(({ text }) => text)
  await jobs.send(work, '做完的')
  await jobs.send(hopeless, '做不成的')
  await expect.poll(states).toEqual(expect.arrayContaining(['做完的 completed', '做不成的 failed']))
  await jobs.send(work, '等着再试的')
  await expect.poll(states).toContain('等着再试的 retry')
  await jobs.send(work, '正在做的')
  await expect.poll(states).toContain('正在做的 active')
  await jobs.send(work, '等着的')

  const table = { name: 'pending_job', columns: ['id', 'name', 'data', 'is_begun'] }
  const { select } = await pendingJobsOf(database.kysely, table)
  const { rows } = await sql<{ text: string; is_begun: boolean }>`
    select name, data ->> 'data' as text, is_begun
    from (${sql.raw(select())}) as pending order by data ->> 'data' collate "C"`.execute(database.kysely)
  expect(rows).toEqual(
    [
      { name, text: '等着的', is_begun: false },
      { name, text: '等着再试的', is_begun: true },
      { name, text: '正在做的', is_begun: true },
    ].sort((one, other) => (one.text < other.text ? -1 : 1)),
  )
  busy.resolve()
  await jobs.close()
  await database.close()
})
