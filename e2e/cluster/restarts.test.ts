import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChatMessage } from '../../apps/learner/src/features/assistant/stores/ChatMessage.ts'
import { ReplyStream } from '../../apps/learner/src/features/assistant/stores/ReplyStream.ts'
import { apiAt } from '../../apps/server/src/testing/chat-client.ts'
import { type OpenAiServer, startOpenAiServer } from '../../apps/server/src/testing/openai-server.ts'
import { type Cluster, type ClusterServer, startCluster } from './cluster.ts'
import { type LoadReport, startLoad } from './load.ts'
import { findNginx } from './nginx.ts'
import { answerSlowly, WHOLE_ANSWER } from './slow-model.ts'

const nginx = findNginx()
const STREAMS = 4
/** A call may have been sent to a server that has just ended, before nginx knew it. */
const KNOWN_MILLISECONDS = 100
/** Two seconds, and what a busy machine adds. */
const MOST_GAP = 4_000
const MOST_RECOVERY = 5_000

const minuteNow = () => Math.floor(Date.now() / 60_000)

describe.skipIf(nginx === undefined)('两台服务器在nginx后面：重启与故障', () => {
  let provider: OpenAiServer
  let cluster: Cluster
  let token: string
  let startMinute: number
  beforeAll(async () => {
    startMinute = minuteNow()
    provider = await startOpenAiServer({ answer: answerSlowly })
    cluster = await startCluster(nginx ?? '', { AI_BASE_URL: provider.url, AI_MODEL: 'test-model' })
    const guest = apiAt(cluster.url, null)
    const learner = { email: 'learner@example.com', password: 'correct horse 1' }
    await guest.user.register({ ...learner, username: '学习者' })
    token = await guest.user.login(learner)
  })
  beforeEach(async () => {
    // The site logs that a reply broke off.
    vi.spyOn(console, 'warn').mockReturnValue()
    // A test that failed may have left one stopped.
    await Promise.all(cluster.servers.map((server) => server.start()))
  })
  afterAll(async () => {
    await cluster?.stop()
    await provider?.close()
  })

  test('滚动重启：没有一个请求失败，写下的不丢也不重，AI的回复一字不少', async () => {
    const replies = Array.from({ length: STREAMS }, () => readReply(cluster.url))
    const endLoad = startLoad(cluster.url, token, '滚动重启')
    for (const server of cluster.servers) {
      expect(await server.stop('SIGTERM')).toBe(0)
      await server.start()
    }
    const report = await endLoad()
    expect(report.failures, await cluster.nginx.complaints()).toEqual([])
    await expectWrittenOnce(report, '滚动重启')
    expect(await Promise.all(replies)).toEqual(Array.from({ length: STREAMS }, () => WHOLE_ANSWER))
  })

  test('一台被kill -9：只有正由它处理的可能失败，答应过的都在，两秒之内照常，AI的回复由另一台写完', async () => {
    const [first, second] = cluster.servers
    const replies = [readReply(first.url, cluster.url), readReply(second.url)]
    await begun(2)
    const endLoad = startLoad(cluster.url, token, '突然终止')
    await visited(first)
    await first.stop('SIGKILL')
    const killed = performance.now()
    expect(await Promise.all(replies)).toEqual([WHOLE_ANSWER, WHOLE_ANSWER])
    const report = await endLoad()
    const late = report.failures.filter(({ began }) => began > killed + KNOWN_MILLISECONDS)
    expect(late, await cluster.nginx.complaints()).toEqual([])
    expect(report.longestGap).toBeLessThan(MOST_GAP)
    await expectWrittenOnce(report, '突然终止')
    await first.start()
  })

  test('数据库重启：五秒之内两台都恢复，答应过的都在，写着的回复不丢', async () => {
    const reply = readReply(cluster.url)
    await begun(1)
    const endLoad = startLoad(cluster.url, token, '数据库')
    await expect
      .poll(() => cluster.sql`select 1 from ai_conversation where title like '数据库%' offset 20`)
      .not.toEqual([])
    await cluster.postgres.restart()
    const start = performance.now()
    for (const { url } of cluster.servers)
      await vi.waitFor(() => apiAt(url, token).aiConversation.add({ title: '恢复了' }), {
        timeout: MOST_RECOVERY,
        interval: 20,
      })
    expect(performance.now() - start).toBeLessThan(MOST_RECOVERY)
    const report = await endLoad()
    await expectWrittenOnce(report, '数据库')
    expect(await reply).toBe(WHOLE_ANSWER)
    await expect
      .poll(
        () => cluster.sql`
          select status, message_text from ai_message
          where sender = 1 and (status <> 'complete' or message_text <> ${WHOLE_ANSWER})`,
      )
      .toEqual([])
  })

  test('定时的任务：几台都在，一分钟至多做一次', async () => {
    const jobs = () => cluster.sql`
      select 1 from pgboss.job where name = 'ai.interruptAbandoned' and state = 'completed'`
    await expect.poll(jobs, { timeout: 80_000, interval: 500 }).not.toEqual([])
    expect((await jobs()).length).toBeLessThanOrEqual(minuteNow() - startMinute + 1)
  })

  /** Whatever was acknowledged is there; nothing is there twice. */
  async function expectWrittenOnce({ acknowledged }: LoadReport, name: string): Promise<void> {
    const rows = await cluster.sql<{ title: string }[]>`
      select title from ai_conversation where title like ${`${name} %`}`
    const titles = rows.map(({ title }) => title)
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(titles).toHaveLength(new Set(titles).size)
    expect(titles).toEqual(expect.arrayContaining(acknowledged))
  }

  /** Asks the assistant and reads its reply as the site does. @param again where it is gone on with */
  async function readReply(url: string, again = url): Promise<string> {
    const message = new ChatMessage({ type: 1, content: '' })
    const api = apiAt(url, token)
    const conversationId = await api.aiConversation.add({ title: '长回复' })
    const there = apiAt(again, token)
    let isFirst = true
    const stream = new ReplyStream(
      {
        ...there,
        ai: {
          ...there.ai,
          chat: (...call) => {
            const target = isFirst ? api : there
            isFirst = false
            return target.ai.chat(...call)
          },
        },
      },
      message,
    )
    await stream.receive({ conversationId, message: '说得长一点' })
    return message.content
  }

  /** So many replies are being written. */
  const begun = (count: number) =>
    expect
      .poll(() => cluster.sql`select 1 from ai_message where status = 'streaming' and message_text <> ''`)
      .toHaveLength(count)

  /** nginx sends requests to a server that was started. */
  const visited = (server: ClusterServer) =>
    expect.poll(() => server.output(), { timeout: 10_000 }).toContain('"msg":"request"')
})
