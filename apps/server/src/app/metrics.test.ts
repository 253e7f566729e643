import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startOpenAiServer } from '../testing/openai-server.ts'
import { refusal } from '../testing/refusal.ts'
import { settleJobs } from '../testing/settle-jobs.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { startMetricsServer } from './serve-metrics.ts'

const TOKEN = 'a-token-for-prometheus'
const bearer = { authorization: `Bearer ${TOKEN}` }

/** The value of a series, by its name and labels as they are written. */
const readSeries = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

describe('站点端口上的指标', () => {
  let t: TestApp
  const finishing = Promise.withResolvers<void>()
  const scrape = async () => (await t.app.inject({ url: '/metrics', headers: bearer })).body
  beforeAll(async () => {
    const provider = await startOpenAiServer({
      answer: async (call) => {
        if (call.request.messages.at(-1)?.content.includes('拒绝我'))
          return call.refuse(402, { message: 'no balance' })
        call.say('线程池')
        await finishing.promise
        call.raw('data: {"choices":[],"usage":{"prompt_tokens":21,"completion_tokens":4}}\n\n')
        call.finish()
      },
    })
    const llm = { baseUrl: provider.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 5 }
    t = await startTestApp({ metrics: { port: undefined, host: '127.0.0.1', token: TOKEN }, ai: { llm } })
    return provider.close
  })
  afterAll(() => t.close())

  test('没有令牌、令牌不对：401；别的人的会话也不行', async () => {
    const { token } = await t.signIn()
    for (const authorization of ['', token, `Bearer ${token}`, TOKEN, `Bearer ${TOKEN}x`]) {
      const answer = await t.app.inject({ url: '/metrics', headers: { authorization } })
      expect([answer.statusCode, answer.body]).toEqual([401, ''])
    }
  })

  test('请求按路由、状态与信封的代码计数', async () => {
    const { api } = await t.signIn()
    await api.user.my()
    await refusal(api.user.page({}))
    await t.app.inject('/healthz')
    const text = await scrape()
    const count = (labels: string) => readSeries(text, `http_request_duration_seconds_count{${labels}}`)
    expect(count('method="POST",route="/api/user/page",status="200",code="40300"')).toBe(1)
    expect(count('method="GET",route="/healthz",status="200",code="0"')).toBe(1)
    expect(count('method="GET",route="/api/user/my",status="200",code="0"')).toBeGreaterThan(0)
  })

  test('模型的调用、首字、token与出错，开着的流', async () => {
    const { api } = await t.signIn()
    const conversationId = await api.aiConversation.add({ title: '聊聊' })
    const events = (await api.ai.chat({ conversationId, message: '什么是线程池？' }))[Symbol.asyncIterator]()
    await events.next()
    expect(readSeries(await scrape(), 'http_open_streams{route="/api/ai/chat/vo"}')).toBe(1)
    finishing.resolve()
    while (!(await events.next()).done);
    await refusal(api.ai.chat({ conversationId, message: '拒绝我' }))
    await expect
      .poll(async () => readSeries(await scrape(), 'http_open_streams{route="/api/ai/chat/vo"}'))
      .toBe(0)
    const text = await scrape()
    expect(readSeries(text, 'llm_call_duration_seconds_count{outcome="done"}')).toBe(1)
    expect(readSeries(text, 'llm_call_duration_seconds_count{outcome="failed"}')).toBe(1)
    expect(readSeries(text, 'llm_first_token_seconds_count')).toBe(1)
    expect(readSeries(text, 'llm_tokens_total{direction="in"}')).toBe(21)
    expect(readSeries(text, 'llm_tokens_total{direction="out"}')).toBe(4)
    expect(readSeries(text, 'llm_faults_total{kind="noCredit"}')).toBe(1)
  })

  test('数据库、任务、邮件、进程与版本', async () => {
    await t.services.mailer.deliver({ to: 'someone@example.com', subject: '主题', text: '正文' })
    await settleJobs(t.database)
    const text = await scrape()
    expect(readSeries(text, 'db_connections{state="max"}')).toBeGreaterThan(0)
    expect(readSeries(text, 'db_connections{state="waiting"}')).toBe(0)
    expect(readSeries(text, 'db_statement_duration_seconds_count')).toBeGreaterThan(10)
    expect(readSeries(text, 'jobs{queue="announcement.deliver",state="waiting"}')).toBe(0)
    expect(readSeries(text, 'jobs_countable')).toBe(1)
    expect(readSeries(text, 'mails_total{outcome="written"}')).toBe(1)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    expect(text).toMatch(/^app_build_info\{version="\d+\.\d+\.\d+",node="\d+[\d.]+"\} 1$/m)
  })

  test('随便访问什么，序列都不变多；标签里没有人写的字、编号与邮箱', async () => {
    const { id, email, token, api } = await t.signIn()
    const visit = async (mark: string) => {
      for (const path of [`/${mark}`, `/api/${mark}`, `/problems/${mark}`, `/files/${mark}`])
        await t.app.inject({ url: `${path}?q=${mark}`, headers: { authorization: token } })
      await t.app.inject({ method: 'PROPFIND', url: `/${mark}` })
      await refusal(t.guest.user.login({ email: `${mark}@example.com`, password: `${mark} 1234567` }))
      await refusal(api.question.get({ id: 700_123_456 }))
      await api.aiConversation.add({ title: mark })
      return scrape()
    }
    // Collections of garbage come when they come.
    const labelsOf = (text: string) =>
      text.split('\n').flatMap((line) => (line.includes('nodejs_gc') ? [] : line.replace(/ \S+$/, '')))
    const first = labelsOf(await visit('mark-one'))
    const second = await visit('mark-two')
    expect(labelsOf(second)).toEqual(first)
    for (const word of ['mark-', email, token, '700123456', `"${id}"`, '聊聊', '线程池'])
      expect(second).not.toContain(word)
  })

  const hasPromtool = spawnSync('promtool', ['--version']).error === undefined
  test.skipIf(!hasPromtool)('promtool认得，自己的序列没有可挑剔的', async () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: await scrape() })
    // 3: all of it was read, and some names break a custom; those of the library do.
    expect([0, 3]).toContain(status)
    expect(String(stderr).match(/^(?!nodejs_).+/gm)).toBeNull()
  })
})

test('没有设置：没有/metrics', async () => {
  const t = await startTestApp()
  expect((await t.app.inject({ url: '/metrics', headers: bearer })).statusCode).toBe(404)
  await t.close()
})

test('自己的端口：只有/metrics；设了令牌就要令牌，站点的端口上没有', async () => {
  const settings = { port: 0, host: '127.0.0.1', token: undefined }
  const t = await startTestApp({ metrics: { ...settings, token: TOKEN } })
  onTestFinished(() => t.close())
  const { registry } = t.services
  if (!registry) throw new Error('there are no numbers')
  const open = await startMetricsServer(registry, settings)
  const closed = await startMetricsServer(registry, { ...settings, token: TOKEN })
  onTestFinished(async () => void (await Promise.all([open.close(), closed.close()])))
  const status = async ({ address }: typeof open, path: string, headers = {}) =>
    (await fetch(`http://127.0.0.1:${address.port}${path}`, { headers })).status
  expect(await status(open, '/metrics')).toBe(200)
  expect(await status(open, '/')).toBe(404)
  expect(await status(open, '/api/question/page')).toBe(404)
  expect(await status(closed, '/metrics')).toBe(401)
  expect(await status(closed, '/metrics', bearer)).toBe(200)
  expect((await t.app.inject({ url: '/metrics', headers: bearer })).statusCode).toBe(404)
})

test('数据库不应答时指标还在；任务数不数得出，每一次都说的是这一次', async () => {
  const t = await startTestApp({ metrics: { port: undefined, host: '127.0.0.1', token: TOKEN } })
  const scrape = () => t.app.inject({ url: '/metrics', headers: bearer })
  const { body: first } = await scrape()
  expect(readSeries(first, 'jobs_countable')).toBe(1)
  expect(first).toMatch(/^jobs\{/m)
  await t.database.close()
  const { statusCode, body } = await scrape()
  expect(statusCode).toBe(200)
  expect(readSeries(body, 'jobs_countable')).toBe(0)
  expect(body).not.toMatch(/^jobs\{/m)
})
