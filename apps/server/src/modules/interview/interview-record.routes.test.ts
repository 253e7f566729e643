import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { notChecked } from '@app/contract/content/checked-values'
import type { NewInterviewQuestion } from '@app/contract/content/kinds/interview-question'
import type { Contract } from '@app/contract/contract'
import type { KeyPoint } from '@app/contract/key-point/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const NOWHERE = 9_007_199_254_740_991
const POINT: KeyPoint = {
  text: '满了进队列',
  weight: 5,
  followUp: '满了呢？',
  misconception: '先开新线程',
}

describe('管理面试题库', () => {
  let t: TestApp
  let admin: Client<Contract>
  let learner: Client<Contract>
  let question: number
  let number = 0

  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
    learner = t.apiOf((await t.signIn()).token)
    question = await createQuestion(t.database, { bankId: await createBank(t.database) })
  })
  afterAll(() => t.close())

  const addBank = async (name = '并发') => {
    number += 1
    const facts = {
      description: '',
      groupName: '后端',
      level: 'middle',
      minutes: 40,
      sessionSize: 5,
    } as const
    return admin.interviewBank.add({ slug: `bank-${number}`, name, ...facts })
  }
  const draftOf = (bankId: number, change: Partial<NewInterviewQuestion> = {}): NewInterviewQuestion => ({
    bankId,
    title: '线程池怎样处理任务？',
    topic: '并发',
    difficulty: 'medium',
    ...notChecked,
    minutes: 4,
    hint: '',
    isPersonal: false,
    keyPoints: [POINT],
    probes: [],
    anchors: { zero: '', half: '', full: '' },
    redFlags: [],
    variant: '',
    answer: '先核心线程。',
    questionIds: [question],
    problemIds: [],
    ...change,
  })
  const orderOf = async (bankId: number) =>
    (await admin.interviewQuestionRecord.page({ bankId })).records.map(({ id }) => id)

  test('每次写入之后，留着的访客页面作废；草稿谁也看不到，不算', async () => {
    let changes = 0
    t.services.changes.subscribe(() => (changes += 1))
    const bankId = await addBank()
    await admin.interviewBank.reorder({ id: bankId, afterId: null })
    const id = await admin.interviewQuestionRecord.add(draftOf(bankId))
    await admin.interviewQuestionRecord.publish({ ids: [id] })
    await admin.interviewQuestionRecord.update({ id, version: 1, title: '新的' })
    expect(changes).toBe(4)
  })

  test('面试题库：新建、改、排序；标识不重复，旧版本不盖掉新的，还有题目时不能删', async () => {
    const [first, second] = [await addBank('甲'), await addBank('乙')]
    await admin.interviewBank.reorder({ id: second, afterId: null })
    const { records } = await admin.interviewBank.page({ ids: [first, second] })
    expect(records.map(({ id }) => id)).toEqual([second, first])

    expect(await admin.interviewBank.update({ id: first, version: 1, name: '甲一' })).toEqual({ version: 2 })
    const stale = await refusal(admin.interviewBank.update({ id: first, version: 1, name: '甲二' }))
    expect([stale.code, stale.data]).toEqual([
      Code.conflict,
      { current: await admin.interviewBank.record({ id: first }) },
    ])
    const { slug } = await admin.interviewBank.record({ id: second })
    const taken = await refusal(admin.interviewBank.update({ id: first, version: 2, slug }))
    expect([taken.code, taken.data]).toMatchObject([Code.conflict, [{ path: 'slug' }]])

    const point = await admin.interviewQuestionRecord.add(draftOf(first))
    expect((await refusal(admin.interviewBank.delete({ id: first }))).code).toBe(Code.conflict)
    await admin.interviewQuestionRecord.delete({ id: point })
    await admin.interviewBank.delete({ id: first })
    expect((await refusal(admin.interviewBank.record({ id: first }))).code).toBe(Code.notFound)
  })

  test('面试题：新建是草稿，发布之后问得到，归档之后问不到', async () => {
    const bankId = await addBank()
    const id = await admin.interviewQuestionRecord.add(draftOf(bankId))
    expect(await admin.interviewQuestionRecord.get({ id })).toMatchObject({
      bankId,
      status: 'draft',
      version: 1,
      keyPointCount: 1,
      questionIds: [question],
      keyPoints: [POINT],
    })
    const bank = () => learner.interviewBank.get({ id: bankId })
    expect((await refusal(bank())).code).toBe(Code.notFound)
    await admin.interviewQuestionRecord.publish({ ids: [id] })
    expect(await bank()).toMatchObject({ questionCount: 1, topics: [{ name: '并发', questionCount: 1 }] })
    await admin.interviewQuestionRecord.archive({ ids: [id] })
    expect((await refusal(bank())).code).toBe(Code.notFound)
  })

  test('面到一半题目改了、删了、题库下架了，这一场照旧说完', async () => {
    const bankId = await addBank()
    const ids: number[] = []
    for (const title of ['一', '二', '三', '四', '五'])
      ids.push(await admin.interviewQuestionRecord.add(draftOf(bankId, { title: `第${title}题？` })))
    await admin.interviewQuestionRecord.publish({ ids })
    const wish = { bankId, questionCount: 5, level: 'middle', minutes: null } as const
    const { id } = await learner.interviewSession.get({ id: await learner.interviewSession.add(wish) })
    const [first = 0, ...others] = ids
    await admin.interviewQuestionRecord.update({ id: first, version: 1, title: '改过的？' })
    await admin.interviewQuestionRecord.deleteMany({ ids: others })
    await admin.interviewQuestionRecord.archive({ ids: [first] })
    for (let step = 0; step < 5; step += 1)
      await learner.interviewSession.answer({ id, step, content: '核心线程满了进队列，再满才建新的。' })
    const result = await learner.interviewSession.result({ id })
    expect(result).toMatchObject({ score: null, answeredCount: 5, mentionedCount: 5 })
    expect(result.questions.map(({ title }) => title)).not.toContain('改过的？')
  })

  test('内容不全的不能发布，说出缺什么，一个都不发布；已发布的不能改成不全', async () => {
    const bankId = await addBank()
    const whole = await admin.interviewQuestionRecord.add(draftOf(bankId))
    const bare = await admin.interviewQuestionRecord.add(
      draftOf(bankId, { title: '空的', keyPoints: [], answer: '' }),
    )
    const refused = await refusal(admin.interviewQuestionRecord.publish({ ids: [whole, bare] }))
    expect(refused.code).toBe(Code.badParameters)
    expect(refused.message).toBe('有1道题的内容还不完整，不能发布：空的')
    expect(refused.data).toMatchObject(['ids.1.keyPoints', 'ids.1.answer'].map((path) => ({ path })))
    expect((await admin.interviewQuestionRecord.get({ id: whole })).status).toBe('draft')
    await admin.interviewQuestionRecord.publish({ ids: [whole] })
    const emptied = await refusal(admin.interviewQuestionRecord.update({ id: whole, version: 1, answer: '' }))
    expect([emptied.code, emptied.data]).toMatchObject([Code.badParameters, [{ path: 'answer' }]])
    const personal = { isPersonal: true, title: '讲讲你最难的一次', keyPoints: [] }
    await admin.interviewQuestionRecord.update({ id: whole, version: 1, ...personal })
    await admin.interviewQuestionRecord.update({ id: whole, version: 2, title: '讲讲你最自豪的一次' })
    expect(await admin.interviewQuestionRecord.get({ id: whole })).toMatchObject({
      isPersonal: true,
      keyPoints: [],
    })
  })

  test('历史留下每一版，恢复之后又是一版；旧版本不能恢复', async () => {
    const id = await admin.interviewQuestionRecord.add(draftOf(await addBank()))
    await admin.interviewQuestionRecord.update({ id, version: 1, title: '线程池，改过', keyPoints: [] })
    const { records } = await admin.interviewQuestionRevision.page({ interviewQuestionId: id })
    expect(records.map(({ version, title }) => [version, title])).toEqual([
      [2, '线程池，改过'],
      [1, '线程池怎样处理任务？'],
    ])
    const first = records[1]?.id ?? 0
    expect((await refusal(admin.interviewQuestionRevision.restore({ id: first, version: 1 }))).code).toBe(
      Code.conflict,
    )
    expect(await admin.interviewQuestionRevision.restore({ id: first, version: 2 })).toEqual({ version: 3 })
    const { snapshot } = await admin.interviewQuestionRevision.get({ id: first })
    expect(await admin.interviewQuestionRecord.get({ id })).toMatchObject(snapshot)
  })

  test('在题库里排序，移到别的题库在最后；两个管理员同时改，后来的被告知', async () => {
    const [bankId, other] = [await addBank(), await addBank()]
    const ids: number[] = []
    for (const title of ['甲', '乙', '丙'])
      ids.push(await admin.interviewQuestionRecord.add(draftOf(bankId, { title })))
    const [a = 0, b = 0, c = 0] = ids
    await admin.interviewQuestionRecord.reorder({ id: c, afterId: a })
    expect(await orderOf(bankId)).toEqual([a, c, b])
    const elsewhere = await admin.interviewQuestionRecord.add(draftOf(other))
    const refused = await refusal(admin.interviewQuestionRecord.reorder({ id: a, afterId: elsewhere }))
    expect(refused.code).toBe(Code.badParameters)
    await admin.interviewQuestionRecord.update({ id: a, version: 1, bankId: other })
    expect([await orderOf(bankId), await orderOf(other)]).toEqual([
      [c, b],
      [elsewhere, a],
    ])
    const writes = [1, 2].map((n) =>
      admin.interviewQuestionRecord.update({ id: b, version: 1, hint: `第${n}次` }).catch((error) => error),
    )
    const outcomes = await Promise.all(writes)
    expect(outcomes.filter((outcome) => 'version' in outcome)).toEqual([{ version: 2 }])
  })

  test('坏输入在哪一项就说哪一项，什么也不写', async () => {
    const bankId = await addBank()
    for (const [change, path] of [
      [{ bankId: NOWHERE }, 'bankId'],
      [{ title: '' }, 'title'],
      [{ minutes: 0 }, 'minutes'],
      [{ questionIds: [question, NOWHERE] }, 'questionIds.1'],
      [{ keyPoints: Array.from({ length: 9 }, (_, n) => ({ ...POINT, text: String(n) })) }, 'keyPoints'],
      [{ keyPoints: [POINT, POINT] }, 'keyPoints'],
      [{ keyPoints: [{ ...POINT, weight: 6 }] }, 'keyPoints.0.weight'],
    ] as const) {
      const refused = await refusal(
        admin.interviewQuestionRecord.add(draftOf(bankId, change as Partial<NewInterviewQuestion>)),
      )
      expect([refused.code, refused.data]).toMatchObject([Code.badParameters, [{ path }]])
    }
    expect(await orderOf(bankId)).toEqual([])
  })

  test('每一步都有操作记录', async () => {
    const id = await admin.interviewQuestionRecord.add(draftOf(await addBank()))
    await admin.interviewQuestionRecord.update({ id, version: 1, minutes: 12 })
    await admin.interviewQuestionRecord.publish({ ids: [id] })
    await admin.interviewQuestionRecord.deleteMany({ ids: [id] })
    const { records } = await admin.auditLog.page({ targetType: 'interviewQuestion', targetId: id })
    expect(records.map(({ action }) => action)).toEqual(
      ['delete', 'publish', 'update', 'add'].map((act) => `interviewQuestion.${act}`),
    )
  })
})
