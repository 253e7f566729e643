import { setTimeout as pause } from 'node:timers/promises'
import { Code } from '@app/contract/common/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { IssueRecorder } from './IssueRecorder.ts'
import { IssueRepository } from './issue.repository.ts'

/** A call that nothing is to be said of. */
const answered = {
  method: 'GET',
  route: '/test/fine',
  status: 200,
  code: 0,
  isStream: false,
  milliseconds: 5,
  ownMilliseconds: 5,
  requestId: 'request-of-test',
}

describe('慢的与失败的', () => {
  let t: TestApp
  let other: TestApp
  let admin: TestApp['guest']
  beforeAll(async () => {
    t = await startTestApp({
      extend: async (app) => {
        app.get('/test/slow-call/:id', () => pause(1_050, true))
        app.get('/test/slow-statement/:id', async () => {
          await sql`select pg_sleep(0.3), ${'写在参数里的字'} as text, '写在语句里的字' as literal`.execute(
            t.database.kysely,
          )
          return true
        })
        app.get('/test/broken/:id', () => Promise.reject(new Error('写在错误里的字')))
      },
    })
    other = await startTestApp({ database: t.database })
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(async () => {
    await other.close()
    await t.close()
  })

  /** Those of this test: on a busy machine others are slow as well. */
  const list = async () =>
    (await admin.stats.issues()).filter(({ subject, call }) => `${subject} ${call}`.includes('/test/'))
  const call = (url: string) => t.app.inject({ url, headers: { 'x-request-id': 'request-of-test' } })

  test('失败的、慢的调用与慢的语句：路由、代码、次数、时间与编号，没有参数与字', async () => {
    await Promise.all(['7001', '7002'].map((id) => call(`/test/broken/${id}?q=写在地址里的字`)))
    await call('/test/slow-call/7003')
    await call('/test/slow-statement/7004')
    const found = await list()
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'failedCall',
        subject: 'GET /test/broken/:id',
        code: Code.systemError,
        count: 2,
        requestId: 'request-of-test',
      }),
      expect.objectContaining({ kind: 'slowCall', subject: 'GET /test/slow-call/:id', code: 0, count: 1 }),
      expect.objectContaining({
        kind: 'slowStatement',
        subject: 'select pg_sleep(?), ? as text, ? as literal',
        call: 'GET /test/slow-statement/:id',
      }),
    ])
    expect(found[1]?.p95).toBeGreaterThanOrEqual(1_000)
    expect(found[2]?.p95).toBeGreaterThanOrEqual(300)
    expect(JSON.stringify(found)).not.toMatch(/写在|700\d/)
  })

  test('另一台服务器看到的一样，两台的次数加在一起', async () => {
    const issues = (app: TestApp) =>
      app.services.issues.list().then((list) => list.find(({ subject }) => subject === 'GET /test/shared'))
    for (const { services } of [t, other, other])
      services.issues.watchCall({
        ...answered,
        route: '/test/shared',
        code: 50300,
        ownMilliseconds: 30,
      })
    await Promise.all([t.services.issues.save(), other.services.issues.save()])
    expect(await issues(other)).toMatchObject({ count: 3, p95: 30 })
    expect(await issues(t)).toEqual(await issues(other))
  })

  test('快的、被拒绝的、开得久的流、有意等着的检查不算', async () => {
    const { watchCall, watchStatement } = t.services.issues
    watchCall({ ...answered, ownMilliseconds: 999 })
    watchCall({ ...answered, code: 40400 })
    watchCall({ ...answered, ownMilliseconds: 60_000, isStream: true })
    watchCall({ ...answered, method: 'POST', route: '/api/stats/check', ownMilliseconds: 1_500 })
    watchStatement('select 1 as fine', 249, undefined)
    const text = JSON.stringify(await admin.stats.issues())
    expect(text).toContain('/test/broken')
    expect(text).not.toMatch(/fine|stats\/check/)
  })

  test('昨天的不再列出，七天前的删掉', async () => {
    await sql`update server_issue set hour = hour - interval '25 hours'`.execute(t.database.kysely)
    expect(await list()).toEqual([])
    await sql`update server_issue set hour = hour - interval '7 days'`.execute(t.database.kysely)
    await t.services.issues.purge()
    const { rows } = await sql`select 1 from server_issue where subject like '%/test/%'`.execute(
      t.database.kysely,
    )
    expect(rows).toEqual([])
  })

  test('只有管理员看得到', async () => {
    const { api } = await t.signIn()
    expect((await refusal(api.stats.issues())).code).toBe(Code.noPermission)
    expect((await refusal(t.guest.stats.issues())).code).toBe(Code.notLoggedIn)
  })
})

test('数据库不在时记着，回来之后补上；种类有上限', async () => {
  const database = await createTestDatabase()
  const repository = new IssueRepository(database.kysely)
  let isAway = true
  const recorder = new IssueRecorder(
    Object.assign(Object.create(repository), {
      add: (issues: Parameters<IssueRepository['add']>[0]) =>
        isAway ? Promise.reject(new Error('away')) : repository.add(issues),
      list: (limit: number) => repository.list(limit),
    }),
    createLog('silent'),
  )
  const meet = (route: string) => recorder.watchCall({ ...answered, route, code: 50000 })
  meet('/test/0')
  await recorder.save()
  for (let i = 0; i < 300; i += 1) meet(`/test/${i}`)
  await recorder.save()
  isAway = false
  await recorder.save()
  const { rows } = await sql<{ kinds: number; first: number }>`
    select count(*) as kinds, max(count) filter (where subject = 'GET /test/0') as first from server_issue`.execute(
    database.kysely,
  )
  expect(rows).toEqual([{ kinds: 200, first: 2 }])
  await database.close()
})
