import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyFilledData } from '../fixtures/app-server.ts'
import { type ServerProcess, spawnServer } from '../fixtures/server-process.ts'

const PASSWORD = 'admin-password-1'
/** What a start on a busy machine says before it is done. */
const PROGRESS = /^(?:建立数据库|升级|载入内容|构建网站|打开网站)(?:：\d+\/\d+)?$/

let dataDir: string
let running: ServerProcess[] = []

const start = (settings: Record<string, string> = {}) => {
  const server = spawnServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: PASSWORD,
    ...settings,
  })
  running.push(server)
  return server
}

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'e2e-server-'))
  await copyFilledData(dataDir)
  running = []
})
test.afterEach(async () => {
  for (const { process, ended } of running) {
    process.kill('SIGKILL')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
})

/** It says why in one line and ends with a code other than 0. */
async function expectRefusal(server: ServerProcess, reason: RegExp) {
  expect(await server.ended).toBe(1)
  const lines = server.output().split('\n')
  expect(lines.at(-1)).toMatch(reason)
  expect(lines.slice(0, -1).filter((line) => !PROGRESS.test(line))).toEqual([])
}

test('第一次启动打印地址与管理员账号，第二次不再打印密码', async () => {
  const empty = { DATA_DIR: join(dataDir, 'empty') }
  const first = start({ ...empty, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  await first.listening
  const password = /admin@example\.com，密码：(\S+?)（/.exec(first.output())?.[1]
  expect(password).toMatch(/^[\w-]{16}$/)
  const url = await first.listening
  const login = await fetch(`${url}/api/user/login`, post({ email: 'admin@example.com', password }))
  expect((await login.json()).code).toBe(0)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = start(empty)
  await second.listening
  expect(second.output()).not.toContain('密码')
})

test('同一个数据目录上的第二个服务器：一句话拒绝', async () => {
  await start().listening
  await expectRefusal(start(), /另一个|正在使用|已被/)
})

test('端口被占：一句话，退出码不为0', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  await expectRefusal(start({ PORT: port }), new RegExp(`端口${port}已被占用`)).finally(() => blocker.close())
})

test('设置有误、第一个管理员的密码太容易猜、数据目录写不了：一句话，不泄露值', async () => {
  const wrong = start({ PORT: '70000', PUBLIC_URL: 'ftp://x', LOG_LEVEL: 'loud', ADMIN_PASSWORD: 'short' })
  await expectRefusal(wrong, /PORT .*PUBLIC_URL .*ADMIN_PASSWORD .*LOG_LEVEL /)
  expect(wrong.output()).not.toContain('short')
  const guessed = start({ DATA_DIR: join(dataDir, 'empty'), ADMIN_PASSWORD: 'Admin@123' })
  await expectRefusal(guessed, /^设置有误：ADMIN_PASSWORD 太容易被猜到/)
  await expectRefusal(start({ DATA_DIR: '/dev/null/data' }), /\/dev\/null\/data/)
})

test('数据库连不上：一句话，不泄露密码', async () => {
  const server = start({ DATABASE_URL: 'postgres://someone:secret-word@127.0.0.1:1/nowhere' })
  await expectRefusal(server, /127\.0\.0\.1:1/)
  expect(server.output()).not.toContain('secret-word')
})

test('写的时候被kill -9：答应过的都还在', async () => {
  const server = start()
  const url = await server.listening
  const token = await signIn(url)
  const page = await call(url, token, '/api/question/page', { pageSize: 50 })
  const ids: number[] = page.data.records.map((record: { id: number }) => record.id)
  const acknowledged: number[] = []
  const writing = Promise.all(
    ids.map(async (questionId) => {
      const answer = await call(url, token, '/api/favourite/add', { questionId }).catch(() => null)
      if (answer?.code === 0) acknowledged.push(questionId)
      if (acknowledged.length === 20) server.process.kill('SIGKILL')
    }),
  )
  await Promise.all([writing, server.ended])
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  const again = await start().listening
  const favourites = await call(again, token, '/api/question/page', { isFavourite: true, pageSize: 100 })
  const kept: number[] = favourites.data.records.map((record: { id: number }) => record.id)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
})

test('正常停下：刚读过的题记得，日志里没有出错', async () => {
  const server = start()
  const url = await server.listening
  const token = await signIn(url)
  const page = await call(url, token, '/api/question/page', { pageSize: 1 })
  const { id } = page.data.records[0]
  await fetch(`${url}/api/question/get/${id}`, { headers: { authorization: token } })
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).not.toMatch(/"level":[456]0/)
  const again = await start().listening
  const resume = await fetch(`${again}/api/question/resume`, { headers: { authorization: token } })
  expect((await resume.json()).data).toMatchObject({ id })
})

function post(body: object, token = ''): RequestInit {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

async function call(url: string, token: string, path: string, body: object) {
  return (await fetch(url + path, post(body, token))).json()
}

async function signIn(url: string): Promise<string> {
  return (await call(url, '', '/api/user/login', { email: 'admin@example.com', password: PASSWORD })).data
}
