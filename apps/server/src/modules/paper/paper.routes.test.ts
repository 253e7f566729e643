import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import type { PaperSheet } from '@app/contract/paper/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const MORNING = new Date('2026-11-23T01:00:00Z')
const afterMinutes = (minutes: number) => vi.setSystemTime(new Date(MORNING.getTime() + minutes * 60_000))

describe('组卷', () => {
  let t: TestApp
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    bankId = await createBank(t.database, { name: 'MySQL' })
    for (let n = 0; n < 6; n += 1) await createQuestion(t.database, { bankId })
  })
  afterAll(() => t.close())
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
  afterEach(() => vi.useRealTimers())

  const draw = () => ({ filter: { bankIds: [bankId] }, questionCount: 4, minutes: 30 })
  const begin = async ({ api }: SignedIn): Promise<PaperSheet> =>
    api.paper.get({ id: await api.paper.add(draw()) })
  const entryOf = (paper: Pick<PaperSheet, 'id' | 'questions'>, index: number) => {
    const entry = paper.questions[index]
    if (!entry) throw new Error('no question')
    const { questionId, version, answer, rating, isFlagged } = entry
    return { id: paper.id, questionId, version, answer, rating, isFlagged, seconds: 10 }
  }

  test('抽出那么多题，开始计时；题目不带答案；再读一次，写下的都在', async () => {
    const learner = await t.signIn()
    const paper = await begin(learner)
    expect(paper).toMatchObject({ bankNames: ['MySQL'], millisecondsLeft: 30 * 60_000, isClosed: false })
    expect(new Set(paper.questions.map(({ questionId }) => questionId)).size).toBe(4)
    expect(paper.questions[0]).not.toHaveProperty('shortAnswer')
    afterMinutes(10)
    const saved = await learner.api.paper.answer({ ...entryOf(paper, 1), answer: '结论', isFlagged: true })
    expect(saved).toEqual({ version: 1 })
    const again = await learner.api.paper.get({ id: paper.id })
    expect(again.millisecondsLeft).toBe(20 * 60_000)
    expect(again.questions[1]).toMatchObject({ answer: '结论', isFlagged: true, version: 1 })
    expect((await refusal(learner.api.paper.result({ id: paper.id }))).code).toBe(Code.conflict)
  })

  test('第一份卷先出常考的题', async () => {
    const often = await createBank(t.database)
    const common = []
    for (const frequency of ['extended', 'common', 'occasional', 'common'] as const) {
      const id = await createQuestion(t.database, { bankId: often, frequency })
      if (frequency === 'common') common.push(id)
    }
    const { api } = await t.signIn()
    const paper = { filter: { bankIds: [often] }, questionCount: 2, minutes: 30 }
    const { questions } = await api.paper.get({ id: await api.paper.add(paper) })
    expect(questions.map(({ questionId }) => questionId).toSorted((a, b) => a - b)).toEqual(common)
  })

  test('题不够时，在题数那一项说出有几题', async () => {
    const { api } = await t.signIn()
    const refused = await refusal(api.paper.add({ ...draw(), questionCount: 7 }))
    expect([refused.code, refused.fieldErrors]).toEqual([
      Code.badParameters,
      [{ path: 'questionCount', message: '符合条件的只有6题' }],
    ])
    for (const wrong of [{ questionCount: 101 }, { questionCount: 0 }, { minutes: 181 }, { minutes: 0.5 }])
      expect((await refusal(api.paper.add({ ...draw(), ...wrong }))).code).toBe(Code.badParameters)
  })

  test('同时组两次卷只成一份；没交之前不能再组', async () => {
    const { api } = await t.signIn()
    const drawn = await Promise.allSettled([
      api.paper.add(draw()),
      api.paper.add(draw()),
      api.paper.add(draw()),
    ])
    const ids = drawn.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(ids).toHaveLength(1)
    const refused = await refusal(api.paper.add(draw()))
    expect([refused.code, refused.data]).toEqual([Code.conflict, { id: ids[0] }])
  })

  test('在另一处改过：旧的写不进去，告诉那边是什么；同样的再送一次没有妨碍', async () => {
    const learner = await t.signIn()
    const paper = await begin(learner)
    const entry = { ...entryOf(paper, 0), answer: '第一处' }
    expect(await learner.api.paper.answer(entry)).toEqual({ version: 1 })
    expect(await learner.api.paper.answer(entry)).toEqual({ version: 1 })
    const refused = await refusal(learner.api.paper.answer({ ...entry, answer: '第二处' }))
    expect([refused.code, refused.data]).toMatchObject([
      Code.conflict,
      { entry: { answer: '第一处', version: 1 } },
    ])
  })

  test('交卷两次是一次：写的等核对，自评的按档，没答的0分；自评进入复习', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const paper = await begin(learner)
    await api.paper.answer({ ...entryOf(paper, 0), answer: '先说结论' })
    await api.paper.answer({ ...entryOf(paper, 1), rating: 2 })
    await api.paper.answer({ ...entryOf(paper, 2), answer: '不知道' })
    afterMinutes(12)
    await Promise.all([api.paper.submit({ id: paper.id }), api.paper.submit({ id: paper.id })])
    const result = await api.paper.result({ id: paper.id })
    expect(result.questions.map(({ score }) => score)).toEqual([null, 50, 0, 0])
    expect(result).toMatchObject({
      score: null,
      scorer: null,
      pointCount: 3,
      mentionedCount: 1,
      uncheckedCount: 1,
      previousScore: null,
      closeTime: '2026-11-23T01:12:00.000Z',
    })
    expect(result.questions[0]).toMatchObject({
      keyPoints: [{ isMentioned: true, check: null, passage: { start: 0, end: 4 } }],
      rules: [],
      seconds: 10,
    })
    expect(result.questions[2]).toMatchObject({ keyPoints: [{ isMentioned: false }], rules: ['offTopic'] })
    expect(result.questions[3]).toMatchObject({ isAnswered: false, keyPoints: [{ isMentioned: false }] })
    expect((await api.review.summary()).done).toBe(1)
    const refused = await refusal(api.paper.answer({ ...entryOf(paper, 3), answer: '补上' }))
    expect([refused.code, refused.message]).toEqual([Code.conflict, '试卷已交，不能再修改'])
  })

  test('时间到了：之后写的不收，卷子按已存的交，交卷的时间是到点的时间', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const paper = await begin(learner)
    await api.paper.answer({ ...entryOf(paper, 0), rating: 4 })
    afterMinutes(30)
    const refused = await refusal(api.paper.answer({ ...entryOf(paper, 1), answer: '晚了' }))
    expect([refused.code, refused.data]).toEqual([Code.conflict, null])
    expect(await api.paper.get({ id: paper.id })).toMatchObject({ isClosed: true, millisecondsLeft: 0 })
    const result = await api.paper.result({ id: paper.id })
    expect(result).toMatchObject({ score: 25, closeTime: '2026-11-23T01:30:00.000Z' })
    expect(result.questions[1]?.answer).toBe('')
    await api.paper.add(draw())
  })

  test('问自己的题不按字判，自评了才有分数', async () => {
    const personal = await createBank(t.database)
    for (let n = 0; n < 2; n += 1) await createQuestion(t.database, { bankId: personal, isPersonal: true })
    const { api } = await t.signIn()
    const drawn = { filter: { bankIds: [personal] }, questionCount: 2, minutes: 30 }
    const paper = await api.paper.get({ id: await api.paper.add(drawn) })
    await api.paper.answer({ ...entryOf(paper, 0), answer: '我做事太急，后来先写清单再动手。' })
    await api.paper.answer({ ...entryOf(paper, 1), answer: '说出结论。', rating: 2 })
    await api.paper.submit({ id: paper.id })
    const { questions } = await api.paper.result({ id: paper.id })
    expect(questions.map(({ score, keyPoints, rules }) => [score, keyPoints, rules])).toEqual([
      [null, [], []],
      [50, [], []],
    ])
  })

  test('没有人来看，到点的卷子也会交', async () => {
    const learner = await t.signIn()
    const { id } = await begin(learner)
    afterMinutes(45)
    await t.services.paperClosing.closeAllOverdue()
    const row = await t.database.kysely
      .selectFrom('paper')
      .select('close_time')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.close_time?.toISOString()).toBe('2026-11-23T01:30:00.000Z')
  })

  test('写与交同时：收下的都听了，没收下的说了', async () => {
    const learner = await t.signIn()
    const paper = await begin(learner)
    const saves = paper.questions.map((_, index) =>
      learner.api.paper.answer({ ...entryOf(paper, index), answer: '结论' }).then(
        () => true,
        () => false,
      ),
    )
    await learner.api.paper.submit({ id: paper.id })
    const isSaved = await Promise.all(saves)
    const { questions } = await learner.api.paper.result({ id: paper.id })
    expect(questions.map(({ score }) => score)).toEqual(isSaved.map((saved) => (saved ? null : 0)))
  })

  test('对照之后自评：成绩跟着改，没答的仍是0分；漏掉的今天就复习', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const paper = await begin(learner)
    await api.paper.answer({ ...entryOf(paper, 0), answer: '不知道' })
    await api.paper.submit({ id: paper.id })
    const { questions } = await api.paper.result({ id: paper.id })
    const [first, second] = questions.map(({ questionId }) => questionId)
    const rating = { id: paper.id, questionId: first ?? 0, rating: 3 as const, stepId: randomUUID() }
    expect(await api.paper.rate(rating)).toEqual({ score: 20 })
    expect(await api.paper.rate(rating)).toEqual({ score: 20 })
    expect(await api.paper.rate({ ...rating, questionId: second ?? 0, stepId: randomUUID() })).toEqual({
      score: 20,
    })
    expect(await api.review.summary()).toMatchObject({ done: 2, due: 0 })
    expect([await api.paper.review({ id: paper.id }), await api.paper.review({ id: paper.id })]).toEqual([
      3, 3,
    ])
    expect((await api.review.summary()).due).toBe(3)
    expect((await api.paper.page({})).records).toMatchObject([{ id: paper.id, score: 20, answeredCount: 1 }])
  })

  test('核对完才有分数，收回又没有；提到的都算说对的注明；自评过的按自评', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const { id, questions } = await begin(learner)
    const [first, second] = questions.map(({ questionId }) => questionId)
    for (const index of [0, 1])
      await api.paper.answer({ ...entryOf({ id, questions }, index), answer: '先说结论' })
    await api.paper.submit({ id })
    const point = { id, questionId: first ?? 0, point: 0 }
    const checked = await api.paper.check({ ...point, check: 'right' })
    expect(checked).toMatchObject({ score: null, uncheckedCount: 1 })
    expect(checked.questions.slice(0, 2)).toEqual([
      { questionId: first, score: 100 },
      { questionId: second, score: null },
    ])
    expect(await api.paper.assume({ id, isAssumed: true })).toMatchObject({ score: 50, scorer: 'assumed' })
    expect(await api.paper.assume({ id, isAssumed: false })).toMatchObject({ score: null, scorer: null })
    const done = await api.paper.check({ ...point, questionId: second ?? 0, check: 'wrong' })
    expect(done).toMatchObject({ score: 25, scorer: 'self', mentionedCount: 2 })
    expect(await api.paper.check({ ...point, check: null })).toMatchObject({ score: null })
    const rating = { id, questionId: first ?? 0, rating: 3 as const, stepId: randomUUID() }
    expect(await api.paper.rate(rating)).toEqual({ score: 20 })
    expect((await api.paper.page({})).records).toMatchObject([{ score: 20, scorer: 'self', pointCount: 3 }])
  })

  test('没听到的，指出自己的那一句就算说了；没有那一句、指到外面的不收', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const { id, questions } = await begin(learner)
    const [questionId = 0] = questions.map((question) => question.questionId)
    await api.paper.answer({ ...entryOf({ id, questions }, 0), answer: '这个嘛，看情况' })
    await api.paper.submit({ id })
    const right = { id, questionId, point: 0, check: 'right' } as const
    for (const passage of [undefined, { start: 0, end: 99 }, { start: 4, end: 4 }]) {
      const refused = await refusal(api.paper.check({ ...right, ...(passage && { passage }) }))
      expect([refused.code, refused.fieldErrors?.[0]?.path]).toEqual([Code.badParameters, 'passage'])
    }
    expect((await refusal(api.paper.check({ ...right, point: 5 }))).fieldErrors?.[0]?.path).toBe('point')
    expect(await api.paper.check({ ...right, passage: { start: 4, end: 7 } })).toMatchObject({ score: 25 })
  })

  test('交卷时听到的要点留着：题目后来改了也不变；没有听过的，第一次看时听一次', async () => {
    const learner = await t.signIn()
    const { api } = learner
    const ownBank = await createBank(t.database)
    const questionId = await createQuestion(t.database, { bankId: ownBank })
    const id = await api.paper.add({ filter: { bankIds: [ownBank] }, questionCount: 1, minutes: 30 })
    const entry = { id, questionId, version: 0, rating: null, isFlagged: false, seconds: 1 }
    await api.paper.answer({ ...entry, answer: '先说结论' })
    await api.paper.submit({ id })
    const { questions } = await api.paper.result({ id })
    expect(questions).toMatchObject([{ keyPoints: [{ text: '说出结论', isMentioned: true }] }])
    await t.database.kysely
      .updateTable('question')
      .set({ key_points: JSON.stringify([{ text: '别的', weight: 1, followUp: '', misconception: '' }]) })
      .where('id', '=', questionId)
      .execute()
    expect((await api.paper.result({ id })).questions).toEqual(questions)
    await t.database.kysely
      .updateTable('paper_question')
      .set({ points: null })
      .where('paper_id', '=', id)
      .execute()
    const judged = await Promise.all([api.paper.result({ id }), api.paper.result({ id })])
    for (const { questions: again } of judged)
      expect(again).toMatchObject([{ keyPoints: [{ text: '别的' }] }])
  })

  test('与上一卷相比', async () => {
    const learner = await t.signIn()
    for (const rating of [2, 4] as const) {
      afterMinutes(rating)
      const paper = await begin(learner)
      for (const index of [0, 1, 2, 3]) await learner.api.paper.answer({ ...entryOf(paper, index), rating })
      await learner.api.paper.submit({ id: paper.id })
    }
    const [last] = (await learner.api.paper.page({})).records
    expect(await learner.api.paper.result({ id: last?.id ?? 0 })).toMatchObject({
      score: 100,
      previousScore: 50,
    })
  })

  test('别人的卷子不存在；题目不再公开，就不在卷子里了', async () => {
    const [owner, other] = [await t.signIn(), await t.signIn()]
    const questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
    const paper = await begin(owner)
    const calls = [
      other.api.paper.get({ id: paper.id }),
      other.api.paper.result({ id: paper.id }),
      other.api.paper.submit({ id: paper.id }),
      other.api.paper.review({ id: paper.id }),
      other.api.paper.assume({ id: paper.id, isAssumed: true }),
      other.api.paper.check({ id: paper.id, questionId, point: 0, check: 'right' }),
      other.api.paper.answer(entryOf(paper, 0)),
      other.api.paper.rate({ id: paper.id, questionId, rating: 1, stepId: randomUUID() }),
      owner.api.paper.answer({ ...entryOf(paper, 0), questionId }),
    ]
    for (const { code } of await Promise.all(calls.map(refusal))) expect(code).toBe(Code.notFound)
    expect((await other.api.paper.page({})).total).toBe(0)
    const hidden = paper.questions[0]?.questionId ?? 0
    const setStatus = (status: 'archived' | 'published') =>
      t.database.kysely.updateTable('question').set({ status }).where('id', '=', hidden).execute()
    await setStatus('archived')
    expect((await owner.api.paper.get({ id: paper.id })).questions).toHaveLength(3)
    await setStatus('published')
  })
})
