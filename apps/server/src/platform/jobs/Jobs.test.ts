import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { settleJobs } from '../../testing/settle-jobs.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { Jobs } from './Jobs.ts'
import { defineJob, type JobContext } from './job.ts'

const log = createLog('silent')

describe('后台任务', () => {
  let database: Database
  let servers: Jobs[]
  let run: ReturnType<typeof vi.fn<(data: number, context: JobContext) => Promise<void>>>
  const job = (retries = 3) =>
    defineJob({ name: 'test.count', schema: z.int(), retries, run: (data, context) => run(data, context) })

  /** Servers on the one database. */
  const start = async (count: number, retries?: number) => {
    for (let index = 0; index < count; index += 1) {
      const server = new Jobs(database, log)
      servers.push(server)
      await server.start([job(retries)])
    }
  }
  const states = async () => {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state::text from pgboss.job where name = 'test.count' order by created_on`.execute(
      database.kysely,
    )
    return rows
  }

  beforeEach(async () => {
    run = vi.fn(async () => undefined)
    servers = []
    database = await createTestDatabase()
  })
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await database.close()
  })

  test('马上就做，每件一次，不论有几台服务器', async () => {
    await start(2)
    await Promise.all([1, 2, 3].map((data) => servers[0]?.send(job(), data)))
    await vi.waitFor(() => expect(run.mock.calls.map(([data]) => data).sort()).toEqual([1, 2, 3]))
    await settleJobs(database)
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('随事务：提交了才做，撤回了就没有', async () => {
    await start(1)
    const undone = database.kysely.transaction().execute(async (trx) => {
      await servers[0]?.send(job(), 1, trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await database.kysely.transaction().execute((trx) => servers[0]?.send(job(), 2, trx) ?? Promise.resolve())
    await vi.waitFor(() => expect(run).toHaveBeenCalled())
    await settleJobs(database)
    expect(run.mock.calls.map(([data]) => data)).toEqual([2])
  })

  test('一起交代的几件，一件接一件做完，不等下一次去看', async () => {
    await start(1)
    await database.kysely.transaction().execute(async (trx) => {
      for (const data of [1, 2, 3]) await servers[0]?.send(job(), data, trx)
    })
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
  })

  test('失败了留着，重试就再做；做成的与没有的不能重试', async () => {
    run.mockRejectedValueOnce(new Error('broken'))
    await start(1, 0)
    await servers[0]?.send(job(0), 1)
    await vi.waitFor(async () => expect((await states())[0]?.state).toBe('failed'))
    const id = (await states())[0]?.id ?? ''
    expect(await servers[0]?.retry('test.count', id)).toBe(true)
    await vi.waitFor(async () => expect((await states())[0]?.state).toBe('completed'))
    expect(run.mock.calls[1]?.[1].isRetry).toBe(true)
    expect(await servers[0]?.retry('test.count', id)).toBe(false)
    expect(await servers[0]?.retry('test.other', id)).toBe(false)
  })

  test('开始了两次都没见到结束的，第三次不做，算作失败；重试再给它一次', async () => {
    run.mockImplementation(
      (_, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped')))),
    )
    /** As when the server that is at it has not been heard of. */
    const loseHeart = () =>
      sql`update pgboss.job set state = 'retry', start_after = now() where name = 'test.count'`.execute(
        database.kysely,
      )
    await start(1)
    await servers[0]?.send(job(), 5)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    await loseHeart()
    await start(1)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    await loseHeart()
    await start(1)
    await vi.waitFor(async () => expect((await states())[0]?.state).toBe('failed'))
    expect(run).toHaveBeenCalledTimes(2)
    const [failed] = (await servers[0]?.listFailed(1)) ?? []
    expect(failed?.reason).toBe('任务执行时服务器两次停止，已先放到一边')
    await servers[2]?.retry('test.count', failed?.id ?? '')
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
  })

  test('停下：正在做的交还，下一个服务器接着做', async () => {
    run.mockImplementationOnce(async (_, { signal }) => {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    })
    await start(1)
    await servers[0]?.send(job(), 5)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    await servers[0]?.close()
    await start(1)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    expect(run.mock.calls[1]?.[1].isRetry).toBe(true)
  })
})
