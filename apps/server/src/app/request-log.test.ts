import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
let logged = ''
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _, done) => {
      logged += chunk
      done()
    },
  })
  t = await startTestApp({ log: pino({ level: 'debug' }, stream) })
})
afterAll(() => t.close())

test('登录成败与被拒的访问都有一行，邮箱、密码、令牌、地址里的文字与写下的内容都不在', async () => {
  const { email, token, api } = await t.signIn()
  await refusal(t.guest.user.login({ email, password: 'not my password 7' }))
  await refusal(api.user.page({}))
  await refusal(t.apiOf('stolen-token-of-somebody').user.my())
  await t.app.inject({ url: '/api/search/page?q=my-secret-question', headers: { authorization: token } })
  await api.aiConversation.add({ title: 'my-secret-title' })
  for (const line of ['signed in', 'sign-in failed', 'access refused', '/api/search/page'])
    expect(logged).toContain(line)
  const secrets = [email, token, 'not my password', 'correct horse', 'stolen-token', 'my-secret']
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})

test('访客自己断开的请求不是错误', async () => {
  const address = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), address.hostname)
  const head =
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
  socket.write(head, () => socket.destroy())
  await vi.waitFor(() => expect(logged).toContain('request cut by its reader'))
  expect(logged).not.toContain('"level":50')
})
