import { Code } from '@app/contract/common/envelope'
import type { SearchPage } from '@app/contract/search/schemas'
import { searchLimits } from '@app/contract/search/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createKnowledgePoint,
  createQuestion,
  DOUBLE,
} from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const post = (title: string, content: string) => ({
  key: crypto.randomUUID(),
  category: 'share' as const,
  title,
  content,
  tags: ['并发'],
  interview: null,
})
const titles = ({ records }: Pick<SearchPage, 'records'>) =>
  records.map(({ title }) => title.map(({ text }) => text).join(''))

describe('搜索', () => {
  let t: TestApp
  let learner: SignedIn
  let bankId: number
  let pool: number

  const find = (q: string, rest: object = {}) => t.guest.search.page({ q, ...rest })

  beforeAll(async () => {
    t = await startTestApp()
    learner = await t.signIn()
    bankId = await createBank(t.database, { name: 'Java并发' })
    pool = await createQuestion(t.database, { bankId, title: '线程池的参数怎样设置？', tags: ['线程池'] })
    await createQuestion(t.database, { bankId, title: 'ThreadPoolExecutor的源码', difficulty: 'hard' })
    await createQuestion(t.database, { bankId, title: 'Redis的持久化有哪些方式？' })
    await createKnowledgePoint(t.database)
    await createInterviewQuestion(t.database, {
      bankId: await createInterviewBank(t.database, { name: '线程与线程池专项' }),
    })
    await learner.api.discussion.add(
      post('线上线程池打满怎么办', '把**线程**池隔离开，见`ThreadPoolExecutor`。'),
    )
  })
  afterAll(() => t.close())

  test.each([
    ['两个汉字', '线程', 3],
    ['三个汉字', '线程池', 3],
    ['一个汉字', '池', 3],
    ['正文里被标记隔开的词', '池隔离', 1],
    ['驼峰里的一段', 'threadpool', 2],
    ['全角与大写', 'ＲＥＤＩＳ', 1],
    ['繁体', '線程池', 3],
    ['几个词都要有', '线程池 隔离', 1],
    ['中英混合', 'redis持久化', 1],
    ['题库的名字', 'java并发 持久化', 1],
  ])('%s找得到', async (_, q, count) => {
    const page = await find(q, { isExact: true })
    expect(page.total).toBe(count)
    expect(page.records).toHaveLength(count)
  })

  test('每类各数，按类与按条件筛选，匹配的字有标记', async () => {
    const page = await find('线程池')
    expect(page.counts).toEqual({
      question: 1,
      knowledgePoint: 0,
      discussion: 1,
      interviewBank: 1,
      comment: null,
      user: 0,
    })
    expect((await find('线程池', { kind: 'question' })).records).toEqual([
      {
        kind: 'question',
        id: pool,
        difficulty: 'medium',
        bankName: 'Java并发',
        encounterCount: 0,
        mastery: 0,
        title: [
          { text: '线程池', isMarked: true },
          { text: '的参数怎样设置？', isMarked: false },
        ],
        passage: expect.any(Array),
      },
    ])
    expect((await find('threadpoolexecutor', { difficulty: 'hard', isExact: true })).counts).toMatchObject({
      question: 1,
      discussion: 0,
    })
    expect((await find('线程池', { category: 'share' })).counts.discussion).toBe(1)
    expect((await find('线程池', { category: 'help' })).total).toBe(0)
    expect((await find('线程池', { period: 'week' })).total).toBe(3)
    const byTime = await find('线程池', { sortField: 'time' })
    expect(titles(byTime)[0]).toBe('线上线程池打满怎么办')
    expect(titles(await find('线程池', { sortField: 'time', sortOrder: 'ascend' }))).toEqual(
      titles(byTime).toReversed(),
    )
    expect((await find('线程池', { sortField: 'popularity' })).records).toHaveLength(3)
    expect((await find('线程池', { current: 2, pageSize: 2 })).records).toHaveLength(1)
    expect(await find('线程池', { current: 9 })).toMatchObject({ records: [], total: 3 })
    expect((await find('线程池', { bankId: bankId + 100 })).total).toBe(0)
  })

  test.each([
    ['拼音', 'xianchengchi', { by: 'pinyin', query: '线程池' }],
    ['音节之间有空格', 'xian cheng chi', { by: 'pinyin', query: '线程池' }],
    ['音节之间有隔音符', "xian'cheng'chi", { by: 'pinyin', query: '线程池' }],
    ['首字母', 'xcc', { by: 'pinyin', query: '线程池' }],
    ['同音的错字', '现程池', { by: 'pinyin', query: '线程池' }],
    ['打错的英文', 'Redsi', { by: 'spelling', query: 'redis' }],
    ['没打完的英文', 'threadpoolex', { by: 'spelling', query: 'threadpoolexecutor' }],
    ['拼音与英文', 'redis chijiuhua', { by: 'pinyin', query: 'redis 持久化' }],
  ])('%s按意思找，仍然搜索时只找原来的', async (_, q, correction) => {
    const page = await find(q)
    expect(page.correction).toEqual(correction)
    expect(page.total).toBeGreaterThan(0)
    expect(await find(q, { isExact: true })).toMatchObject({ total: 0, correction: null })
  })

  test('问句去掉提问的词再找；什么都没有时有相近的', async () => {
    expect(titles(await find('请问线程池有哪些参数？'))[0]).toBe('线程池的参数怎样设置？')
    const nothing = await find('线程调度的公平与饥饿', { isExact: true })
    expect(nothing.records).toEqual([])
    expect(nothing.neighbours.length).toBeGreaterThan(0)
  })

  test.each(['字节跳动面经', '字节一面', '字节跳动 Java面经', 'ByteDance 面经'])(
    '帖子按公司、轮次与分类找：%s',
    async (q) => {
      const interview = { company: '字节跳动', role: 'Java后端', level: null, round: 'first' as const }
      const id = await learner.api.discussion.add({
        ...post('聊了四十分钟', '问了很多'),
        category: 'experience',
        interview: { ...interview, outcome: null, month: null },
      })
      expect(titles(await find(q))[0]).toBe('聊了四十分钟')
      await learner.api.discussion.delete({ id })
    },
  )

  test.each([
    ['连在一起的名字', 'redis持久化8', 'Redis的持久化有哪些方式？'],
    ['台湾的说法', '執行緒池', '线程池的参数怎样设置？'],
    ['口语', 'redis为啥要持久化啊', 'Redis的持久化有哪些方式？'],
  ])('%s也找得到', async (_, q, title) => {
    expect(titles(await find(q))).toContain(title)
  })

  test('编程题按题面的字与简答的字都找得到', async () => {
    await createQuestion(t.database, { bankId, title: '翻一番', program: DOUBLE })
    for (const q of ['返回两倍', '先说结论 翻一番'])
      expect(titles(await find(q, { isExact: true }))).toEqual(['翻一番'])
  })

  test('名字里大半是它的算讲到了，只有一小段是它的不算，只是相近', async () => {
    expect(titles(await find('redis7'))).toEqual(['Redis的持久化有哪些方式？'])
    const { total, neighbours } = await find('612ca8pool')
    expect(total).toBe(0)
    expect(neighbours.map(({ title }) => title)).toContain('ThreadPoolExecutor的源码')
  })

  test('联想：没写完的词与拼音，标题短而常看的在前', async () => {
    const suggested = async (q: string) =>
      (await t.guest.search.suggest({ q })).map(({ title }) => title.map(({ text }) => text).join(''))
    expect(await suggested('redi')).toEqual(['Redis的持久化有哪些方式？'])
    expect(await suggested('xianchengc')).toContain('线程池的参数怎样设置？')
    expect(await suggested('线程池 参')).toEqual(['线程池的参数怎样设置？'])
    expect(await suggested(' ')).toEqual([])
    expect(await suggested('xcc')).toContain('线程池的参数怎样设置？')
  })

  test('联想认得名字与运算符里的符号', async () => {
    const own = await createBank(t.database, { name: '语言' })
    for (const title of ['C++的虚表', '==与===的区别'])
      await createQuestion(t.database, { bankId: own, title })
    const suggested = async (q: string) =>
      (await t.guest.search.suggest({ q })).map(({ title }) => title.map(({ text }) => text).join(''))
    expect(await suggested('c++')).toEqual(['C++的虚表'])
    expect(await suggested('===')).toEqual(['==与===的区别'])
  })

  test('同音的错字也在别处写着时，先给写着它的，再问是不是要找别的', async () => {
    const id = await learner.api.discussion.add(post('排队很久的任务', '主线程迟迟不结束。'))
    const page = await find('线程迟')
    expect(titles(page)).toContain('排队很久的任务')
    expect(page).toMatchObject({ correction: null, suggestion: '线程池' })
    await learner.api.discussion.delete({ id })
  })

  test('正是这个标题的在最前', async () => {
    const own = await createBank(t.database, { name: '稳定性' })
    for (const title of ['限流与熔断的先后', '限流', '怎样给接口限流'])
      await createQuestion(t.database, { bankId: own, title })
    expect(titles(await find('限流'))[0]).toBe('限流')
    expect(titles(await find('限流？'))[0]).toBe('限流')
  })

  test('发布、修改、隐藏、下架与删除，搜索立刻跟上', async () => {
    const { api } = learner
    const id = await api.discussion.add(post('雪花算法的时钟回拨', '等待或借位'))
    expect((await find('时钟回拨')).total).toBe(1)
    const { content, ...rest } = post('雪花算法怎样借位', '等待')
    const { key: _, ...change } = { content, ...rest }
    await api.discussion.update({ id, version: 1, ...change })
    expect((await find('时钟回拨', { isExact: true })).total).toBe(0)
    expect((await find('雪花算法', { isExact: true })).total).toBe(1)
    const admin = t.apiOf(await t.signInAdmin())
    await admin.discussionRecord.hide({ ids: [id], reason: '广告' })
    expect((await find('雪花算法', { isExact: true })).total).toBe(0)
    expect((await api.search.page({ q: '雪花算法', isExact: true })).total).toBe(0)
    expect((await admin.discussionRecord.page({ keyword: '雪花算法' })).total).toBe(1)
    await admin.discussionRecord.restore({ ids: [id] })
    expect((await find('雪花算法', { isExact: true })).total).toBe(1)
    await api.discussion.delete({ id })
    expect((await find('雪花算法', { isExact: true })).total).toBe(0)

    await admin.questionRecord.archive({ ids: [pool] })
    expect((await find('线程池', { kind: 'question', isExact: true })).records).toEqual([])
    await admin.questionRecord.publish({ ids: [pool] })
    expect((await find('线程池', { kind: 'question' })).total).toBe(1)
  })

  test.each([
    ['空', ''],
    ['空格', ' \t\n'],
    ['一万个字', '线程池'.repeat(3_334)],
    ['一万个字母', 'a'.repeat(10_000)],
    ['只有符号', '!@#$%^&*()<->|:\\\'"'],
    ['查询语言的运算符', "'线程' & !'池' | a:*"],
    ['表情', '👩‍💻🔥线程'],
    ['书写方向', '\u202e\u200f\u2066线程池'],
    ['许多词', Array.from({ length: 200 }, (_, n) => `w${n}`).join(' ')],
    ['通配', "%_\\ '; drop table question; --"],
  ])('%s：有回答，不出错', async (_, q) => {
    const page = await find(q)
    expect(page.isShortened).toBe(q.trim().length > searchLimits.query)
    await expect(t.guest.search.suggest({ q })).resolves.toBeInstanceOf(Array)
  })

  test('空字符不收', async () => {
    expect(await refusal(find('线\u0000程'))).toMatchObject({ code: Code.badParameters })
  })

  test('许多人搜过并且找到的才给别人看，一个也没有时是标签；一分钟数一次', async () => {
    let minutes = 0
    const now = vi
      .spyOn(Date, 'now')
      .mockImplementation(() => performance.timeOrigin + performance.now() + minutes * 61_000)
    const listLater = () => {
      minutes += 1
      return t.guest.search.listHot()
    }
    expect(await listLater()).toEqual({ words: ['线程池'], areSearched: false })
    const others = await Promise.all([t.signIn(), t.signIn(), t.signIn()])
    for (const { api } of others.slice(0, 2)) await api.search.page({ q: 'Redis 持久化' })
    await others[0]?.api.search.page({ q: 'Redis  持久化' })
    expect((await listLater()).words).not.toContain('redis 持久化')
    await others[2]?.api.search.page({ q: 'redis 持久化' })
    expect((await t.guest.search.listHot()).areSearched).toBe(false)
    expect(await listLater()).toEqual({ words: ['redis 持久化'], areSearched: true })
    await sql`update search_log set create_time = now() - interval '8 days'`.execute(t.database.kysely)
    expect((await listLater()).words).toEqual(['线程池'])
    now.mockRestore()
  })
})
