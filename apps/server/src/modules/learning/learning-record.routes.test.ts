import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { notChecked } from '@app/contract/content/checked-values'
import type { NewKnowledgePoint } from '@app/contract/content/kinds/knowledge-point'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const NOWHERE = 9_007_199_254_740_991

describe('管理学习路线', () => {
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

  const addChapter = async (name = '并发') => {
    number += 1
    const draft = { slug: `chapter-${number}`, name, description: '', introduction: '导读' }
    return admin.chapter.add(draft)
  }
  const draftOf = (chapterId: number, change: Partial<NewKnowledgePoint> = {}): NewKnowledgePoint => ({
    chapterId,
    title: '线程池',
    summary: '任务怎样处理',
    minutes: 9,
    content: '## 正文',
    ...notChecked,
    recall: [{ question: '为什么要队列？', answer: '缓冲。' }],
    questionIds: [question],
    ...change,
  })
  const orderOf = async (chapterId: number) =>
    (await admin.knowledgePointRecord.page({ chapterId })).records.map(({ id }) => id)

  test('每次写入之后，留着的访客页面作废；草稿谁也看不到，不算', async () => {
    let changes = 0
    t.services.changes.subscribe(() => (changes += 1))
    const chapterId = await addChapter()
    await admin.chapter.reorder({ id: chapterId, afterId: null })
    const id = await admin.knowledgePointRecord.add(draftOf(chapterId))
    await admin.knowledgePointRecord.publish({ ids: [id] })
    await admin.knowledgePointRecord.update({ id, version: 1, title: '新的' })
    expect(changes).toBe(4)
  })

  test('章节：新建、改、排序；标识不重复，旧版本不盖掉新的，还有知识点时不能删', async () => {
    const [first, second] = [await addChapter('甲'), await addChapter('乙')]
    await admin.chapter.reorder({ id: second, afterId: null })
    const { records } = await admin.chapter.page({ ids: [first, second] })
    expect(records.map(({ id }) => id)).toEqual([second, first])

    expect(await admin.chapter.update({ id: first, version: 1, name: '甲一' })).toEqual({ version: 2 })
    const stale = await refusal(admin.chapter.update({ id: first, version: 1, name: '甲二' }))
    expect([stale.code, stale.data]).toEqual([
      Code.conflict,
      { current: await admin.chapter.record({ id: first }) },
    ])
    const { slug } = await admin.chapter.record({ id: second })
    const taken = await refusal(admin.chapter.update({ id: first, version: 2, slug }))
    expect([taken.code, taken.data]).toMatchObject([Code.conflict, [{ path: 'slug' }]])

    const point = await admin.knowledgePointRecord.add(draftOf(first))
    expect((await refusal(admin.chapter.delete({ id: first }))).code).toBe(Code.conflict)
    await admin.knowledgePointRecord.delete({ id: point })
    await admin.chapter.delete({ id: first })
    expect((await refusal(admin.chapter.record({ id: first }))).code).toBe(Code.notFound)
  })

  test('知识点：新建是草稿，发布之后学习者看得到，归档之后看不到', async () => {
    const chapterId = await addChapter()
    const id = await admin.knowledgePointRecord.add(draftOf(chapterId))
    expect(await admin.knowledgePointRecord.get({ id })).toMatchObject({
      chapterId,
      status: 'draft',
      version: 1,
      recallCount: 1,
      questionIds: [question],
      recall: [{ slug: 'recall', question: '为什么要队列？', answer: '缓冲。' }],
    })
    expect((await refusal(learner.knowledgePoint.get({ id }))).code).toBe(Code.notFound)
    await admin.knowledgePointRecord.publish({ ids: [id] })
    expect((await learner.knowledgePoint.get({ id })).title).toBe('线程池')
    await admin.knowledgePointRecord.archive({ ids: [id] })
    expect((await refusal(learner.knowledgePoint.get({ id }))).code).toBe(Code.notFound)
  })

  test('内容不全的不能发布，说出缺什么，一个都不发布；已发布的不能改成不全', async () => {
    const chapterId = await addChapter()
    const whole = await admin.knowledgePointRecord.add(draftOf(chapterId))
    const bare = await admin.knowledgePointRecord.add(
      draftOf(chapterId, { title: '空的', summary: '', content: '', recall: [] }),
    )
    const refused = await refusal(admin.knowledgePointRecord.publish({ ids: [whole, bare] }))
    expect(refused.code).toBe(Code.badParameters)
    expect(refused.message).toBe('有1个知识点的内容还不完整，不能发布：空的')
    expect(refused.data).toMatchObject(
      ['ids.1.summary', 'ids.1.content', 'ids.1.recall'].map((path) => ({ path })),
    )
    expect((await admin.knowledgePointRecord.get({ id: whole })).status).toBe('draft')
    await admin.knowledgePointRecord.publish({ ids: [whole] })
    const emptied = await refusal(admin.knowledgePointRecord.update({ id: whole, version: 1, recall: [] }))
    expect([emptied.code, emptied.data]).toMatchObject([Code.badParameters, [{ path: 'recall' }]])
  })

  test('改自测题的字，学习者的卡片还在；删了的连卡片一起没有', async () => {
    const id = await admin.knowledgePointRecord.add(
      draftOf(await addChapter(), {
        recall: [
          { question: '甲？', answer: '一' },
          { question: '乙？', answer: '二' },
        ],
      }),
    )
    await admin.knowledgePointRecord.publish({ ids: [id] })
    const { recall } = await learner.knowledgePoint.get({ id })
    for (const item of recall) await learner.review.rateRecall({ recallQuestionId: item.id, rating: 2 })
    await admin.knowledgePointRecord.update({
      id,
      version: 1,
      recall: [
        { slug: 'recall-2', question: '乙，改过？', answer: '二' },
        { question: '丙？', answer: '三' },
      ],
    })
    const { recall: after } = await learner.knowledgePoint.get({ id })
    expect(after.map(({ question: text, rating }) => [text, rating])).toEqual([
      ['乙，改过？', 2],
      ['丙？', null],
    ])
    expect(after[0]?.id).toBe(recall[1]?.id)
    const { recall: named } = await admin.knowledgePointRecord.get({ id })
    expect(named.map(({ slug }) => slug)).toEqual(['recall-2', 'recall-3'])
  })

  test('历史留下每一版，恢复之后又是一版；旧版本不能恢复', async () => {
    const id = await admin.knowledgePointRecord.add(draftOf(await addChapter()))
    await admin.knowledgePointRecord.update({ id, version: 1, title: '线程池，改过', recall: [] })
    const { records } = await admin.knowledgePointRevision.page({ knowledgePointId: id })
    expect(records.map(({ version, title }) => [version, title])).toEqual([
      [2, '线程池，改过'],
      [1, '线程池'],
    ])
    const first = records[1]?.id ?? 0
    expect((await refusal(admin.knowledgePointRevision.restore({ id: first, version: 1 }))).code).toBe(
      Code.conflict,
    )
    expect(await admin.knowledgePointRevision.restore({ id: first, version: 2 })).toEqual({ version: 3 })
    const { snapshot } = await admin.knowledgePointRevision.get({ id: first })
    expect(await admin.knowledgePointRecord.get({ id })).toMatchObject(snapshot)
  })

  test('在章节里排序，移到别的章节在最后；两个管理员同时改，后来的被告知', async () => {
    const [chapterId, other] = [await addChapter(), await addChapter()]
    const ids: number[] = []
    for (const title of ['甲', '乙', '丙'])
      ids.push(await admin.knowledgePointRecord.add(draftOf(chapterId, { title })))
    const [a = 0, b = 0, c = 0] = ids
    await admin.knowledgePointRecord.reorder({ id: c, afterId: a })
    expect(await orderOf(chapterId)).toEqual([a, c, b])
    const elsewhere = await admin.knowledgePointRecord.add(draftOf(other))
    const refused = await refusal(admin.knowledgePointRecord.reorder({ id: a, afterId: elsewhere }))
    expect(refused.code).toBe(Code.badParameters)
    await admin.knowledgePointRecord.update({ id: a, version: 1, chapterId: other })
    expect([await orderOf(chapterId), await orderOf(other)]).toEqual([
      [c, b],
      [elsewhere, a],
    ])
    const writes = [1, 2].map((n) =>
      admin.knowledgePointRecord.update({ id: b, version: 1, summary: `第${n}次` }).catch((error) => error),
    )
    const outcomes = await Promise.all(writes)
    expect(outcomes.filter((outcome) => 'version' in outcome)).toEqual([{ version: 2 }])
  })

  test('坏输入在哪一项就说哪一项，什么也不写', async () => {
    const chapterId = await addChapter()
    for (const [change, path] of [
      [{ chapterId: NOWHERE }, 'chapterId'],
      [{ title: '' }, 'title'],
      [{ minutes: 0 }, 'minutes'],
      [{ questionIds: [question, NOWHERE] }, 'questionIds.1'],
      [{ recall: Array.from({ length: 6 }, () => ({ question: '？', answer: '。' })) }, 'recall'],
      [{ recall: [{ question: '？', answer: '' }] }, 'recall.0.answer'],
    ] as const) {
      const refused = await refusal(
        admin.knowledgePointRecord.add(draftOf(chapterId, change as Partial<NewKnowledgePoint>)),
      )
      expect([refused.code, refused.data]).toMatchObject([Code.badParameters, [{ path }]])
    }
    expect(await orderOf(chapterId)).toEqual([])
  })

  test('每一步都有操作记录', async () => {
    const id = await admin.knowledgePointRecord.add(draftOf(await addChapter()))
    await admin.knowledgePointRecord.update({ id, version: 1, minutes: 12 })
    await admin.knowledgePointRecord.publish({ ids: [id] })
    await admin.knowledgePointRecord.deleteMany({ ids: [id] })
    const { records } = await admin.auditLog.page({ targetType: 'knowledgePoint', targetId: id })
    expect(records.map(({ action }) => action)).toEqual(
      ['delete', 'publish', 'update', 'add'].map((act) => `knowledgePoint.${act}`),
    )
  })
})
