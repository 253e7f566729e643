import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { SystemAccountService } from '../user/system-account.service.ts'

describe('数据看板', () => {
  let t: TestApp
  let admin: TestApp['guest']
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'stats-'))
    t = await startTestApp({ dataDir })
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(async () => {
    await t.close()
    await rm(dataDir, { recursive: true })
  })

  const today = async () => {
    const { days } = await admin.stats.overview()
    const day = days.at(-1)
    if (!day) throw new Error('there is no today')
    return day
  }

  test('三十天，最后一天是今天，按北京时间', async () => {
    const { days } = await admin.stats.overview()
    expect(days).toHaveLength(30)
    const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
    expect(days.at(-1)?.day).toBe(inShanghai.format(new Date()))
    expect(days.at(0)?.day).toBe(inShanghai.format(new Date(Date.now() - 29 * 24 * 60 * 60 * 1000)))
  })

  test('注册、注销与来访算进今天；同一天来两次算一个', async () => {
    const before = await today()
    const [one, two] = [await t.signIn(), await t.signIn()]
    await one.api.user.my()
    await t.apiOf(await t.guest.user.login({ email: two.email, password: 'correct horse 1' })).user.my()
    const after = await today()
    expect([after.users, after.registered, after.active]).toEqual([
      before.users + 2,
      before.registered + 2,
      before.active + 2,
    ])
    await one.api.user.delete({ id: one.id })
    expect((await today()).users).toBe(before.users + 1)
  })

  test('帖子与面试算进今天；站方的账号不算用户', async () => {
    const before = await today()
    const { api } = await t.signIn()
    await api.discussion.add({
      key: randomUUID(),
      category: 'help',
      title: '怎么准备面试',
      content: '下周就要面试了',
      tags: [],
      interview: null,
    })
    const bankId = await createInterviewBank(t.database)
    for (let i = 0; i < 5; i += 1) await createInterviewQuestion(t.database, { bankId })
    await api.interviewSession.add({ bankId, questionCount: 5, level: 'campus', minutes: null })
    await t.database.kysely.transaction().execute((trx) => new SystemAccountService().ensure(trx))
    const after = await today()
    expect([after.posts, after.interviews, after.users]).toEqual([
      before.posts + 1,
      before.interviews + 1,
      before.users + 1,
    ])
  })

  test('自评算进今天，最多人不会的题按比例在前', async () => {
    const { api } = await t.signIn()
    const bankId = await createBank(t.database)
    const add = (title: string) => createQuestion(t.database, { bankId, title })
    const [hard, half, easy] = [await add('难'), await add('一半'), await add('易')]
    const before = (await today()).practised
    for (let i = 0; i < 4; i += 1) {
      await api.review.rate({ questionId: hard, rating: 1 })
      await api.review.rate({ questionId: half, rating: i < 2 ? 1 : 3 })
      await api.review.rate({ questionId: easy, rating: 4 })
    }
    const { missed, questions } = await admin.stats.overview()
    expect((await today()).practised).toBe(before + 12)
    expect(missed).toEqual([
      { id: hard, title: '难', ratings: 4, misses: 4 },
      { id: half, title: '一半', ratings: 4, misses: 2 },
    ])
    expect(questions).toEqual({ published: 3, drafts: 0 })
  })

  test('只有一个人不会的题，排在很多人不会的后面；三十天以前的不算', async () => {
    const { kysely } = t.database
    const bankId = await createBank(t.database)
    const [once, often, old] = [
      await createQuestion(t.database, { bankId }),
      await createQuestion(t.database, { bankId }),
      await createQuestion(t.database, { bankId }),
    ]
    await sql`
      insert into question_day (day, question_id, ratings, misses) values
        (site_day_of(now()) - 1, ${once}, 1, 1), (site_day_of(now()) - 29, ${often}, 40, 38),
        (site_day_of(now()) - 30, ${old}, 90, 90)`.execute(kysely)
    const ids = (await admin.stats.overview()).missed.map(({ id }) => id)
    expect(ids.indexOf(often)).toBe(0)
    expect(ids.indexOf(once)).toBeGreaterThan(0)
    expect(ids).not.toContain(old)
  })

  test('小助手的回答算一次调用', async () => {
    const { api } = await t.signIn()
    const before = await today()
    const conversationId = await api.aiConversation.add({ title: '聊聊' })
    for await (const _ of await api.ai.chat({ conversationId, message: '什么是线程池？' }));
    const after = await today()
    expect([after.aiCalls, after.aiFailures]).toEqual([before.aiCalls + 1, before.aiFailures])
  })

  test('检查：数据库与存储正常，邮件与模型没有设置时说怎样设置', async () => {
    const found = await Promise.all(
      (['database', 'mail', 'ai', 'storage'] as const).map((part) => admin.stats.check({ part })),
    )
    expect(found.map(({ part, state }) => [part, state])).toEqual([
      ['database', 'ok'],
      ['mail', 'off'],
      ['ai', 'off'],
      ['storage', 'ok'],
    ])
    expect(found[1]?.findings[0]?.remedy).toContain('SMTP_URL')
    expect(found[2]?.findings[0]?.remedy).toContain('AI_BASE_URL')
    // Mails of this test's accounts may lie there.
    expect((await readdir(dataDir)).filter((name) => name !== 'outbox')).toEqual([])
  })
})

test('模型出错的回答算一次失败，检查说出哪里不对', async () => {
  const llm = { baseUrl: 'http://127.0.0.1:9', apiKey: undefined, model: 'gone', firstTokenSeconds: 5 }
  const t = await startTestApp({ ai: { llm } })
  const admin = t.apiOf(await t.signInAdmin())
  const conversationId = await admin.aiConversation.add({ title: '聊聊' })
  await refusal(admin.ai.chat({ conversationId, message: '在吗？' }))
  expect((await admin.stats.overview()).days.at(-1)).toMatchObject({ aiCalls: 1, aiFailures: 1 })
  expect(await admin.stats.check({ part: 'ai' })).toMatchObject({
    state: 'failed',
    findings: [{ fact: '连不上模型服务', remedy: '请检查AI_BASE_URL与网络；要走代理时设置HTTPS_PROXY' }],
  })
  await t.close()
})
