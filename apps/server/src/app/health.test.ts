import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerAuthentication } from '../platform/http/authentication.ts'
import { registerHealth } from './health.ts'

async function ready(ping: () => Promise<void>, isStopping = false) {
  const app = Fastify()
  registerAuthentication(app, async () => null)
  registerHealth(app, { ping }, () => isStopping)
  const { statusCode, headers, body } = await app.inject('/readyz')
  await app.close()
  return { statusCode, cacheControl: headers['cache-control'], ...JSON.parse(body) }
}

test('数据库有应答：可以服务', async () => {
  expect(await ready(async () => {})).toMatchObject({ statusCode: 200, code: 0, cacheControl: 'no-store' })
})

test('磁盘快满：503，说出原因', async () => {
  const full = Object.assign(new Error('full'), { code: '53100' })
  expect(await ready(() => Promise.reject(full))).toMatchObject({
    statusCode: 503,
    code: 50300,
    message: '服务器磁盘快满了，暂时只能查看，不能保存，请联系管理员',
  })
})

test('正在停止：503，数据库好也一样', async () => {
  expect(await ready(async () => {}, true)).toMatchObject({
    statusCode: 503,
    code: 50300,
    message: '服务器正在重启，请稍后再试',
  })
})

test('数据库一直不应答：不等它，说出来', async () => {
  const answer = await ready(() => Promise.withResolvers<void>().promise)
  expect(answer).toMatchObject({ statusCode: 503, message: '数据库暂时没有应答，请稍后再试' })
})
