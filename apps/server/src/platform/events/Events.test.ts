import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { Events } from './Events.ts'

const log = createLog('fatal')

describe('事件', () => {
  let database: Database
  let events: Events[]
  beforeAll(async () => {
    database = await createTestDatabase()
    events = [new Events(database, log), new Events(database, log)]
  })
  afterAll(async () => {
    await Promise.all(events.map((one) => one.close()))
    await database.close()
  })

  test('自己马上听到，别的服务器随后听到，各一次；只有那个主题的听到', async () => {
    const heard: string[] = []
    const [own, other] = events.map((one, index) => {
      const topic = one.topic('saved', z.int())
      topic.subscribe((id) => heard.push(`${index}:${id}`))
      one.topic('else', z.int()).subscribe(() => heard.push('else'))
      return topic
    })
    await Promise.all(events.map((one) => one.start()))
    own?.publish(7)
    expect(heard).toEqual(['0:7'])
    await vi.waitFor(() => expect(heard).toEqual(['0:7', '1:7']))
    other?.publish(8)
    await vi.waitFor(() => expect(heard).toEqual(['0:7', '1:7', '1:8', '0:8']))
  })

  test('在事务里说的，提交之后才听到；撤回的没有人听到', async () => {
    const heard: number[] = []
    const topic = events[0]?.topic('committed', z.int())
    topic?.subscribe((id) => heard.push(id))
    const undone = database.kysely.transaction().execute(async (trx) => {
      await topic?.publishIn(trx, 1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await database.kysely.transaction().execute(async (trx) => {
      await topic?.publishIn(trx, 2)
      expect(heard).toEqual([])
    })
    await vi.waitFor(() => expect(heard).toEqual([2]))
  })

  test('看不懂的不管', async () => {
    const heard: number[] = []
    events[0]?.topic('strict', z.int()).subscribe((id) => heard.push(id))
    const tell = (payload: unknown) =>
      sql`select pg_notify('app_event', ${JSON.stringify({ topic: 'strict', from: null, payload })})`.execute(
        database.kysely,
      )
    await tell('text')
    await tell(3)
    await vi.waitFor(() => expect(heard).toEqual([3]))
  })

  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    '连接断了又好：说可能漏听了，之后的照样听到',
    async () => {
      const heard: (number | 'missed')[] = []
      const topic = events[1]?.topic('lasting', z.int())
      topic?.subscribe(
        (id) => heard.push(id),
        () => heard.push('missed'),
      )
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`.execute(
        database.kysely,
      )
      await vi.waitFor(() => expect(heard).toContain('missed'))
      events[0]?.topic('lasting', z.int()).publish(4)
      await vi.waitFor(() => expect(heard.at(-1)).toBe(4))
    },
  )
})
