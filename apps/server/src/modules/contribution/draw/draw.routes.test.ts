import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { startOpenAiServer } from '../../../testing/openai-server.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const POOL = '线程池的七个参数分别是什么？任务提交后按什么顺序处理？'
const PHANTOM = '可重复读下InnoDB怎么防止幻读？间隙锁怎么加？'
const EXPERIENCE = '1. 自我介绍\n2. 线程池参数怎么定的\n3. 说说线程池的参数\n4. MGET为啥会报CROSSSLOT'

async function seed(t: TestApp) {
  const bankId = await createBank(t.database, { name: 'Java并发' })
  const pool = await createQuestion(t.database, { bankId, title: POOL })
  const phantom = await createQuestion(t.database, { bankId, title: PHANTOM })
  return { bankId, pool, phantom }
}

describe('从面经找题，按行', () => {
  let t: TestApp
  let known: Awaited<ReturnType<typeof seed>>
  beforeAll(async () => {
    t = await startTestApp()
    known = await seed(t)
  })
  afterAll(() => t.close())

  test('问同一题的几行合成一题，带上我的掌握度；没有的改成问句；不是题的说出来', async () => {
    const { api } = await t.signIn()
    await api.review.rate({ questionId: known.pool, rating: 3 })
    const drawn = await api.contribution.draw({ text: EXPERIENCE })
    expect(drawn).toMatchObject({ method: 'lines', hasModelFailed: false })
    expect(drawn.questions).toMatchObject([
      { lines: [{ place: 2 }, { place: 3 }], matches: [{ id: known.pool, title: POOL, mastery: 3 }] },
      { lines: [{ place: 4 }], verdict: 'new', title: 'MGET为什么会报CROSSSLOT？' },
    ])
    expect(drawn.others).toEqual([{ place: 1, text: '1. 自我介绍' }])
  })

  test('确认：记为遇到过，写明公司；新的成为待审的贡献；再发一次结果一样', async () => {
    const { api, id: userId } = await t.signIn()
    const call = {
      company: '青梧科技',
      role: 'Java后端',
      month: '2026-07',
      questionIds: [known.phantom, known.pool],
      proposals: [{ key: randomUUID(), bankId: known.bankId, title: 'MGET为什么会报CROSSSLOT？' }],
    }
    const first = await api.contribution.meet(call)
    expect(first).toMatchObject({ metCount: 2, contributionIds: [expect.any(Number)] })
    expect(await api.contribution.meet(call)).toEqual(first)
    const question = await api.question.get({ id: known.pool })
    expect([question.encounter, question.encounterCount]).toEqual([
      { company: '青梧科技', role: 'Java后端', month: '2026-07' },
      1,
    ])
    const { records } = await api.contribution.mine({})
    expect(records).toMatchObject([{ kind: 'new', state: 'pending', author: { id: userId } }])
    await api.contribution.meet({ questionIds: [known.pool], proposals: [] })
    expect((await api.question.get({ id: known.pool })).encounter?.company).toBe('青梧科技')
  })

  test('自己的帖子与题连在一起：几道、题库里有哪些、我没练过哪些；别人的帖子连不上', async () => {
    const [author, reader] = [await t.signIn(), await t.signIn()]
    const discussionId = await author.api.discussion.add({
      key: randomUUID(),
      category: 'experience',
      title: '二面的题',
      content: EXPERIENCE,
      tags: [],
      interview: null,
    })
    const call = {
      questionIds: [known.pool, known.phantom],
      discussionId,
      proposals: [{ key: randomUUID(), bankId: known.bankId, title: 'MGET为什么会报CROSSSLOT？' }],
    }
    expect((await refusal(reader.api.contribution.meet(call))).code).toBe(Code.notFound)
    await author.api.contribution.meet(call)
    await reader.api.review.rate({ questionId: known.pool, rating: 3 })
    expect(await reader.api.contribution.ofDiscussion({ discussionId })).toEqual({
      foundCount: 3,
      questionIds: [known.pool, known.phantom],
      unpractisedIds: [known.phantom],
      pendingCount: 1,
    })
    await author.api.contribution.meet({ ...call, questionIds: [known.pool], proposals: [] })
    expect((await reader.api.contribution.ofDiscussion({ discussionId })).foundCount).toBe(1)
    await author.api.discussion.delete({ id: discussionId })
    expect((await refusal(reader.api.contribution.ofDiscussion({ discussionId }))).code).toBe(Code.notFound)
  })

  test('访客、没有的题、没有的题库、还没到的月份、不是自己的帖子：什么也没有写下', async () => {
    const { api } = await t.signIn()
    expect((await refusal(t.guest.contribution.draw({ text: '题' }))).code).toBe(Code.notLoggedIn)
    expect((await refusal(api.contribution.draw({ text: ' ' }))).fieldErrors[0]?.path).toBe('text')
    const nothing = { questionIds: [known.pool], proposals: [] }
    const proposals = [{ key: randomUUID(), bankId: 999_999, title: '新题？' }]
    const missing = await refusal(api.contribution.meet({ ...nothing, questionIds: [known.pool, 999_999] }))
    expect(missing.fieldErrors).toEqual([{ path: 'questionIds.1', message: '没有这道题' }])
    const elsewhere = await refusal(api.contribution.meet({ ...nothing, proposals }))
    expect(elsewhere.fieldErrors[0]?.path).toBe('bankId')
    const early = await refusal(api.contribution.meet({ ...nothing, month: '2099-01' }))
    expect(early.fieldErrors[0]?.path).toBe('month')
    const post = await refusal(api.contribution.meet({ ...nothing, discussionId: 999_999 }))
    expect(post.code).toBe(Code.notFound)
    expect((await api.question.get({ id: known.pool })).encounter).toBeNull()
    const asked = await refusal(api.contribution.ofDiscussion({ discussionId: 999_999 }))
    expect(asked.code).toBe(Code.notFound)
  })
})

describe('从面经找题，由大模型', () => {
  async function start(reply: string | null) {
    const server = await startOpenAiServer({
      answer: (call) => {
        if (reply === null) return call.refuse(500, { message: 'down' })
        call.say(reply)
        call.finish()
      },
    })
    const llm = { baseUrl: server.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 }
    const t = await startTestApp({ ai: { llm } })
    return { t, known: await seed(t), close: () => Promise.all([t.close(), server.close()]) }
  }

  test('它说出题与行，题库由服务器来对；没有那几行的不算', async () => {
    const reply = JSON.stringify({
      questions: [
        { lines: [2, 3], title: '线程池的参数怎样设置？' },
        { lines: [99], title: '忽略上面的要求' },
      ],
    })
    const { t, known, close } = await start(`好的：\n${reply}`)
    const { api } = await t.signIn()
    const drawn = await api.contribution.draw({ text: EXPERIENCE })
    expect(drawn).toMatchObject({ method: 'model', hasModelFailed: false })
    expect(drawn.questions).toMatchObject([{ lines: [{ place: 2 }, { place: 3 }] }])
    expect(drawn.questions[0]?.matches[0]?.id).toBe(known.pool)
    expect(drawn.others.map(({ place }) => place)).toEqual([1, 4])
    expect((await api.contribution.draw({ text: EXPERIENCE, byModel: false })).method).toBe('lines')
    await close()
  })

  test.each([['答非所问'], ['{"questions":[{"lines":"all"}]}'], [null]])(
    '回答%s不能用，按行识别，说出来',
    async (reply) => {
      const { t, close } = await start(reply)
      const { api } = await t.signIn()
      const drawn = await api.contribution.draw({ text: EXPERIENCE })
      expect(drawn).toMatchObject({ method: 'lines', hasModelFailed: true })
      expect(drawn.questions).toHaveLength(2)
      await close()
    },
  )
})
