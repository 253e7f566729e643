import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'
import { createLog } from '../platform/log.ts'
import { settleJobs } from '../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
const lines: { msg: string; requestId?: string }[] = []
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const log = createLog('info', stream)
  const job = defineJob({
    name: 'test.speak',
    schema: z.null(),
    run: async () => void log.warn('spoken by a job'),
  })
  t = await startTestApp({
    log,
    extend: async (app, { jobs }) => {
      app.post('/test/service', async () => {
        await sql`select 1`.execute(t.database.kysely)
        log.warn('spoken by a service')
        await jobs.send(job, null)
        return true
      })
      app.get('/test/broken', () => Promise.reject(new Error('broken')))
      app.addHook('onReady', () => jobs.start([job]))
    },
  })
})
afterAll(() => t.close())

const idsOf = (message: string) =>
  lines.filter(({ msg }) => msg === message).map(({ requestId }) => requestId)
const headers = (id: string) => ({ 'x-request-id': id })

test('一个请求的编号在回答里、在它的每一行日志里，也在它交代的任务里', async () => {
  const ids = ['request-number-1', 'request-number-2']
  const answers = await Promise.all(
    ids.map((id) =>
      t.app.inject({ method: 'POST', url: '/test/service', headers: headers(id), payload: { some: 'body' } }),
    ),
  )
  expect(answers.map((answer) => answer.headers['x-request-id'])).toEqual(ids)
  expect(idsOf('spoken by a service').toSorted()).toEqual(ids)
  expect(idsOf('request').toSorted()).toEqual(ids)
  await settleJobs(t.database)
  await expect.poll(() => idsOf('spoken by a job').toSorted()).toEqual(ids)
})

test('出错的那一行也有', async () => {
  await t.app.inject({ url: '/test/broken', headers: headers('request-number-3') })
  expect(idsOf('request failed')).toEqual(['request-number-3'])
})

test.each(['short', 'with blanks inside', `${'long'.repeat(20)}`, 'line\\nbreak-in-it', '编号编号编号编号'])(
  '不像编号的%j换成新的',
  async (given) => {
    const answer = await t.app.inject({ url: '/healthz', headers: { 'x-request-id': encodeURI(given) } })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  },
)

test('同一个连接上前后两个请求各有各的编号', async () => {
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  lines.length = 0
  for (const id of ['request-number-4', 'request-number-5'])
    await (await fetch(`${url}/test/service`, { method: 'POST', headers: headers(id) })).text()
  expect(idsOf('spoken by a service')).toEqual(['request-number-4', 'request-number-5'])
})
