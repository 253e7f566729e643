import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiAt, chatClientAt, readReply, readUntil } from '../../apps/server/src/testing/chat-client.ts'
import { type OpenAiServer, startOpenAiServer } from '../../apps/server/src/testing/openai-server.ts'
import { refusal } from '../../apps/server/src/testing/refusal.ts'
import { Code, type Envelope } from '../../packages/contract/src/common/envelope.ts'
import { MAX_PART_BYTES } from '../../packages/contract/src/question-import/values.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { makeImportFile } from './make-import-file.ts'
import { findNginx } from './nginx.ts'

const nginx = findNginx()
const PASSWORD = 'correct horse 1'
/** How long a server trusts a session, and a page, that another one has ended. */
const SESSION_MILLISECONDS = 5_500
const PAGE_MILLISECONDS = 3_500
const RECIPIENTS = 3_000
/** They take some seconds to be written. */
const IMPORTED = 2_000

interface Asked {
  address: string
  path: string
  body?: object
  headers?: Record<string, string>
}

describe.skipIf(nginx === undefined)('两台服务器在nginx后面：像一台一样', () => {
  let provider: OpenAiServer
  let cluster: Cluster
  let here: string
  let there: string
  let admin: string
  beforeAll(async () => {
    provider = await startOpenAiServer()
    cluster = await startCluster(nginx ?? '', { AI_BASE_URL: provider.url, AI_MODEL: 'test-model' })
    const [first, second] = cluster.servers
    here = first.url
    there = second.url
    admin = await apiAt(here, null).user.login(cluster.admin)
  })
  afterAll(async () => {
    await cluster?.stop()
    await provider?.close()
  })

  let count = 0
  async function signIn(): Promise<{ id: number; token: string; email: string }> {
    count += 1
    const email = `learner${count}@example.com`
    const guest = apiAt(cluster.url, null)
    await guest.user.register({ email, username: `学习者${count}`, password: PASSWORD })
    const token = await guest.user.login({ email, password: PASSWORD })
    return { id: (await apiAt(cluster.url, token).user.my()).id, token, email }
  }

  /** As a visitor who has an address of this machine's own. */
  function ask({ address, path, body, headers }: Asked): Promise<{ id: string; envelope: Envelope }> {
    const agent = new Agent()
    return new Promise((resolve, reject) => {
      const call = request(
        cluster.url + path,
        {
          agent,
          localAddress: address,
          method: body ? 'POST' : 'GET',
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        },
        (answer) => {
          const id = String(answer.headers['x-request-id'])
          text(answer).then((body) => resolve({ id, envelope: JSON.parse(body) }), reject)
        },
      )
      call.on('error', reject).end(body && JSON.stringify(body))
    })
  }

  /** Asks the assistant at the first server; the stream has brought this text. */
  async function askHalf(half: string) {
    const learner = await signIn()
    const [reader, other] = [chatClientAt(here, learner), chatClientAt(there, learner)]
    const conversationId = await reader.begin()
    const opening = reader.open({ conversationId, message: '问' })
    const call = await provider.next()
    call.say(half)
    const stream = await opening
    await readUntil(stream, half)
    return { conversationId, other, stream, call }
  }

  test('在另一台上停止：真的停了，读的人知道', async () => {
    const { conversationId, other, stream, call } = await askHalf('一半')
    await other.api.ai.stop({ conversationId })
    expect(await call.closed).toBe(true)
    expect((await readReply(stream)).fault).not.toBeNull()
    const { messageList } = await other.api.aiConversation.get({ id: conversationId })
    expect(messageList[1]).toMatchObject({ messageText: '一半', status: 'interrupted' })
  })

  test('在另一台上接着读：两边都读到最后，模型只问一次', async () => {
    const { conversationId, other, stream, call } = await askHalf('前一半')
    const following = await other.open({ conversationId, mode: 'continue' })
    await readUntil(following, '前一半')
    call.say('，后一半')
    call.finish()
    expect(await readReply(following)).toMatchObject({ text: '，后一半', fault: null })
    expect(await readReply(stream)).toMatchObject({ text: '，后一半', fault: null })
  })

  test('经过nginx，说一点到一点', async () => {
    const reader = chatClientAt(cluster.url, await signIn())
    const conversationId = await reader.begin()
    const opening = reader.open({ conversationId, message: '问' })
    const call = await provider.next()
    call.say('1')
    const stream = await opening
    // The next piece is said when this one is here.
    for (const piece of ['1', '2', '3']) {
      await readUntil(stream, piece)
      if (piece !== '3') call.say(String(Number(piece) + 1))
    }
    call.finish()
    expect((await readReply(stream)).fault).toBeNull()
  })

  test('在一台上回复，另一台上开着的铃铛马上变', async () => {
    const [writer, reader] = [await signIn(), await signIn()]
    const target = { targetType: 'question', targetId: 1 } as const
    const { id } = await apiAt(there, reader.token).comment.add({
      ...target,
      content: '先说一句',
      key: randomUUID(),
    })
    const bell = (await apiAt(there, reader.token).message.stream({}))[Symbol.asyncIterator]()
    expect((await bell.next()).value).toMatchObject({ data: { count: 0 } })
    await apiAt(here, writer.token).comment.add({
      ...target,
      replyToId: id,
      content: '说得对',
      key: randomUUID(),
    })
    expect((await bell.next()).value).toMatchObject({ data: { count: 1 } })
    await bell.return?.()
  })

  test('密码错的次数两台一起算，按访客自己的地址；别处的人不受影响', async () => {
    const { email } = await signIn()
    const login = (address: string, password: string) =>
      ask({
        address,
        path: '/api/user/login',
        body: { email, password },
        // Whoever says this of himself is not believed.
        headers: { 'x-forwarded-for': '10.1.1.1' },
      })
    const codes = []
    for (let tries = 0; tries < 11; tries += 1)
      codes.push((await login('127.0.0.7', 'wrong1234')).envelope.code)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => Code.badParameters), Code.tooOften])
    expect((await login('127.0.0.8', PASSWORD)).envelope.code).toBe(Code.success)
    // By both, or nothing was shared.
    for (const { output } of cluster.servers) expect(output()).toContain('/api/user/login')
  })

  test('在一台上退出或被封禁，另一台上五秒之内就不认', async () => {
    const [leaving, banned] = [await signIn(), await signIn()]
    for (const { token } of [leaving, banned]) await apiAt(there, token).user.my()
    await apiAt(here, leaving.token).user.logout()
    await apiAt(here, admin).user.ban({ ids: [banned.id], reason: '刷屏', endTime: null })
    for (const { token } of [leaving, banned])
      await expect
        .poll(
          () =>
            refusal(apiAt(there, token).user.my())
              .then(({ code }) => code)
              .catch(() => 0),
          {
            timeout: SESSION_MILLISECONDS,
          },
        )
        .toBe(Code.notLoggedIn)
  })

  test('访客的页面：一台上的写入，另一台上三秒之内看得到', async () => {
    const read = async () => (await fetch(`${there}/problems`)).text()
    const api = apiAt(here, admin)
    const [bank] = (await api.questionBank.page({ pageSize: 1 })).records
    if (!bank) throw new Error('the product ships with banks')
    expect(await read()).toContain(bank.name)
    await api.questionBank.update({ id: bank.id, version: bank.version, name: '刚改的名字' })
    await expect.poll(read, { timeout: PAGE_MILLISECONDS }).toContain('刚改的名字')
  })

  test('公告：两台都在，每个人正好收到一次', async () => {
    await cluster.sql`
      insert into app_user (email, username, password_hash)
      select 'reader' || n || '@example.com', 'reader' || n, '' from generate_series(1, ${RECIPIENTS}) n`
    const api = apiAt(here, admin)
    const id = await api.announcement.add({ title: '停机维护', content: '今晚。', audience: 'user' })
    const recipients = await api.announcement.publish({
      id,
      version: (await api.announcement.get({ id })).version,
    })
    expect(recipients).toBeGreaterThan(RECIPIENTS)
    await expect
      .poll(async () => (await api.announcement.get({ id })).state, { timeout: 20_000 })
      .toBe('delivered')
    const [counted] = await cluster.sql`
      select count(*)::int as messages, count(distinct user_id)::int as users from message where subject = '停机维护'`
    expect(counted).toEqual({ messages: recipients, users: recipients })
  })

  test('一个请求的编号，在回答里、nginx的日志里、服务器的日志里是同一个；访客给的也认', async () => {
    const path = '/api/question-bank/list'
    const given = await ask({ address: '127.0.0.1', path })
    const own = await ask({ address: '127.0.0.1', path, headers: { 'x-request-id': 'my-own-id-1' } })
    expect(own.id).toBe('my-own-id-1')
    const linesOf = async (id: string) => {
      const lines = cluster.servers.flatMap(({ output }) => output().split('\n'))
      const visits = await cluster.nginx.visits()
      return [...lines, ...visits].filter((line) => line.includes(id)).length
    }
    // Both write their line when the answer has been sent: one of a server, one of nginx.
    for (const { id } of [given, own]) await expect.poll(() => linesOf(id)).toBe(2)
  })

  test('导入写到一半，那台被kill -9：活着的一台把写了的撤回，之后照样能导入', async () => {
    const [first, second] = cluster.servers
    const imports = apiAt(first.url, admin).questionImport
    const countQuestions = async () => (await cluster.sql`select 1 from question`).length
    const before = await countQuestions()
    const file = makeImportFile(IMPORTED)
    // Alone, the first server does the work.
    await second.stop('SIGTERM')
    const id = await imports.add({ fileName: '导入.csv', format: 'csv', size: file.length })
    for (let offset = 0; offset < file.length; offset += MAX_PART_BYTES) {
      const content = file.subarray(offset, offset + MAX_PART_BYTES).toString('base64')
      await imports.upload({ id, offset, content })
    }
    await imports.read({ id })
    const status = async () =>
      (await cluster.sql`select status from question_import where id = ${id}`)[0]?.status
    await expect.poll(status, { timeout: 20_000 }).toBe('ready')
    await imports.apply({ id })
    await expect.poll(countQuestions, { interval: 5, timeout: 10_000 }).toBeGreaterThan(before)
    first.freeze()
    expect(await status()).toBe('applying')
    await second.start()
    await first.stop('SIGKILL')
    await expect.poll(status, { timeout: 60_000 }).toBe('failed')
    expect(await countQuestions()).toBe(before)
    await apiAt(second.url, admin).questionImport.add({ fileName: '再来.csv', format: 'csv', size: 1 })
  }, 120_000)
})
