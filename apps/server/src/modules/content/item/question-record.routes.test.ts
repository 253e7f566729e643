import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { notChecked } from '@app/contract/content/checked-values'
import type { NewQuestion } from '@app/contract/content/kinds/question'
import type { Contract } from '@app/contract/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { QuestionLookupRepository } from '../../question/read/question-lookup.repository.ts'

const NOWHERE = 9_007_199_254_740_991

describe('题目管理', () => {
  let t: TestApp
  let admin: Client<Contract>
  let learner: SignedIn
  let bankId: number
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
    learner = await t.signIn()
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    bankId = await createBank(t.database, { name: '并发' })
  })

  const draft = (values: Partial<NewQuestion> = {}): NewQuestion => ({
    bankId,
    title: 'CAS与ABA问题',
    difficulty: 'hard',
    frequency: 'common',
    isPersonal: false,
    program: null,
    tags: ['CAS', '并发'],
    shortAnswer: '比较并交换。',
    spokenAnswer: '就是先比一下，没变才换。',
    answer: '## 过程\n\n先比较再交换。',
    keyPoints: [{ text: '比较', weight: 5, followUp: '怎样比较？', misconception: '比较不用原子' }],
    followUps: ['ABA怎样解决？'],
    answeredBy: [],
    ...notChecked,
    relatedIds: [],
    ...values,
  })
  const versionOf = async (id: number) => (await admin.questionRecord.get({ id })).version
  const lastAudit = async () => (await admin.auditLog.page({ pageSize: 1 })).records[0]
  const seen = async () =>
    (await learner.api.question.page({ bankId, pageSize: 100 })).records.map(({ id }) => id)

  test('新建的是草稿，排在最后；标识由题目里的拉丁词来，重了加数字', async () => {
    await createQuestion(t.database, { bankId, sortOrder: 7 })
    const relatedId = await createQuestion(t.database, { bankId, title: '相关', sortOrder: 9 })
    const id = await admin.questionRecord.add(draft({ relatedIds: [relatedId] }))
    expect(await admin.questionRecord.get({ id })).toMatchObject({
      ...draft({ relatedIds: [relatedId] }),
      id,
      bankName: '并发',
      slug: 'cas-aba',
      status: 'draft',
      sortOrder: 10,
      version: 1,
      related: [{ id: relatedId, title: '相关', place: expect.stringMatching(/^bank-\d+\/question-\d+$/) }],
      editTime: expect.any(String),
    })
    const second = await admin.questionRecord.add(draft())
    expect((await admin.questionRecord.get({ id: second })).slug).toBe('cas-aba-2')
    const nameless = await admin.questionRecord.add(draft({ title: '什么是锁' }))
    expect((await admin.questionRecord.get({ id: nameless })).slug).toBe('question')
    expect(await lastAudit()).toMatchObject({
      action: 'question.add',
      targetId: nameless,
      targetName: '什么是锁',
    })
  })

  test.each<[string, () => Partial<NewQuestion>, string]>([
    ['没有的题库', () => ({ bankId: NOWHERE }), 'bankId'],
    ['没有的相关题目', () => ({ relatedIds: [NOWHERE] }), 'relatedIds.0'],
    ['空的题目', () => ({ title: '  ' }), 'title'],
    ['两行的题目', () => ({ title: '一\n二' }), 'title'],
    ['只差大小写的标签', () => ({ tags: ['Lock', 'lock\u200b'] }), 'tags'],
    ['不能存的字符', () => ({ answer: '\ud800' }), 'answer'],
    [
      '太重的要点',
      () => ({ keyPoints: [{ text: '一', weight: 6, followUp: '', misconception: '' }] }),
      'keyPoints.0.weight',
    ],
    [
      '空的同义词',
      () => ({ keyPoints: [{ text: '一', weight: 1, followUp: '', misconception: '两\n行' }] }),
      'keyPoints.0.misconception',
    ],
    ['坏的标识', () => ({ slug: 'A B' }), 'slug'],
  ])('%s：40000，在%s那一项', async (_, values, path) => {
    const { code, data } = await refusal(admin.questionRecord.add(draft(values())))
    expect([code, data]).toEqual([
      Code.badParameters,
      [{ path, message: expect.stringMatching(/[\u4e00-\u9fff]/) }],
    ])
  })

  test('标识重复：40900，在slug那一项', async () => {
    await admin.questionRecord.add(draft({ slug: 'cas' }))
    const { code, data } = await refusal(admin.questionRecord.add(draft({ slug: 'cas' })))
    expect([code, data]).toEqual([Code.conflict, [{ path: 'slug', message: '这个标识已被占用，请换一个' }]])
  })

  test('草稿与归档的题在哪里都看不到，发布之后到处都看得到', async () => {
    const other = await createQuestion(t.database, { bankId, title: '别的题', tags: ['CAS'] })
    const id = await admin.questionRecord.add(draft())
    await admin.questionRecord.update({ id: other, version: 1, relatedIds: [id] })
    const look = async () => {
      const { api } = learner
      const lists = await Promise.all(
        [
          { bankId },
          { bankId, tags: ['cas'] },
          { bankId, keyword: 'aba' },
          { bankId, difficulties: ['hard' as const] },
          { ids: [id] },
          { bankId, masteries: [0 as const] },
        ].map((input) => api.question.page({ ...input, sortField: 'viewCount' })),
      )
      const facets = await t.guest.questionBank.tags({ bankId })
      return {
        lists: lists.map(({ records, total }) => [records.some((record) => record.id === id), total]),
        tag: facets.find(({ tag }) => tag === '并发')?.questionCount ?? 0,
        count: (await t.guest.questionBank.get({ id: bankId })).questionCount,
        related: (await api.question.get({ id: other })).related.map((link) => link.id),
        next: (await api.question.locate({ id: other, bankId })).next?.id,
      }
    }
    const hidden = {
      lists: [
        [false, 1],
        [false, 1],
        [false, 0],
        [false, 0],
        [false, 0],
        [false, 1],
      ],
      tag: 0,
      count: 1,
      related: [],
      next: undefined,
    }
    const shown = {
      lists: [
        [true, 2],
        [true, 2],
        [true, 1],
        [true, 1],
        [true, 1],
        [true, 2],
      ],
      tag: 1,
      count: 2,
      related: [id],
      next: id,
    }
    expect(await look()).toEqual(hidden)
    expect((await refusal(learner.api.question.get({ id }))).code).toBe(Code.notFound)
    expect((await refusal(learner.api.review.rate({ questionId: id, rating: 1 }))).code).toBe(Code.notFound)

    await admin.questionRecord.publish({ ids: [id] })
    expect(await look()).toEqual(shown)
    expect(await lastAudit()).toMatchObject({ action: 'question.publish', targetId: id })
    await learner.api.question.get({ id })
    await t.services.visits.flush()
    expect((await learner.api.question.resume())?.id).toBe(id)
    await learner.api.review.rate({ questionId: id, rating: 3 })

    await admin.questionRecord.archive({ ids: [id] })
    expect(await look()).toEqual(hidden)
    expect((await learner.api.question.resume())?.id).not.toBe(id)
    expect((await t.guest.questionBank.get({ id: bankId })).progress.known).toBe(0)
    expect(await new QuestionLookupRepository(t.database.kysely).findAll([id])).toEqual([])
    await admin.questionRecord.publish({ ids: [id] })
    expect((await learner.api.question.get({ id })).mastery).toBe(3)
  })

  test('只有草稿的题库学习者看不到，发布了才有', async () => {
    const id = await admin.questionRecord.add(draft())
    const names = async () => (await t.guest.questionBank.list()).map((bank) => bank.id)
    expect(await names()).not.toContain(bankId)
    expect((await refusal(t.guest.questionBank.get({ id: bankId }))).code).toBe(Code.notFound)
    expect(await admin.questionBank.record({ id: bankId })).toMatchObject({ totalCount: 1, questionCount: 0 })
    await admin.questionRecord.publish({ ids: [id] })
    expect(await names()).toContain(bankId)
  })

  test('今天的每日一题撤下之后另有一道', async () => {
    await createQuestion(t.database, { bankId })
    const today = await t.guest.question.today()
    await admin.questionRecord.archive({ ids: [today?.id ?? 0] })
    const next = await t.guest.question.today()
    expect(next?.id).toEqual(expect.any(Number))
    expect(next?.id).not.toBe(today?.id)
  })

  test('不完整的题不能发布，几道一起时一道也不发布；已发布的不能改成不完整', async () => {
    const good = await admin.questionRecord.add(draft())
    const bad = await admin.questionRecord.add(draft({ answer: '', keyPoints: [] }))
    const refused = await refusal(admin.questionRecord.publish({ ids: [good, bad] }))
    const message = `有1道题的内容还不完整，不能发布：${draft().title}`
    expect(refused).toMatchObject({ code: Code.badParameters, message })
    expect(refused.fieldErrors.map(({ path }) => path)).toEqual(['ids.1.answer', 'ids.1.keyPoints'])
    expect(await seen()).toEqual([])
    await admin.questionRecord.publish({ ids: [good], isCheck: true })
    expect(await seen()).toEqual([])
    const checked = await refusal(admin.questionRecord.publish({ ids: [bad], isCheck: true }))
    expect(checked.fieldErrors.map(({ path }) => path)).toEqual(['ids.0.answer', 'ids.0.keyPoints'])
    await admin.questionRecord.publish({ ids: [good] })
    const { fieldErrors } = await refusal(admin.questionRecord.update({ id: good, version: 1, tags: [] }))
    expect(fieldErrors).toEqual([{ path: 'tags', message: '发布前必须填写' }])
  })

  test('问候选人自己的题没有要点也能发布', async () => {
    const id = await admin.questionRecord.add(draft({ isPersonal: true, keyPoints: [] }))
    await admin.questionRecord.publish({ ids: [id] })
    expect(await admin.questionRecord.get({ id })).toMatchObject({ isPersonal: true, status: 'published' })
  })

  test('不完整的题很多时只举五道', async () => {
    const ids: number[] = []
    for (const title of ['甲', '乙', '丙', '丁', '戊', '己'])
      ids.push(await admin.questionRecord.add(draft({ title, answer: '' })))
    const { message } = await refusal(admin.questionRecord.publish({ ids }))
    expect(message).toBe('有6道题的内容还不完整，不能发布，例如甲、乙、丙、丁和戊')
  })

  test('修改：新的版本，学习者马上看到，关键词也能找到；没有变就不是新的版本', async () => {
    const id = await admin.questionRecord.add(draft())
    await admin.questionRecord.publish({ ids: [id] })
    expect(await admin.questionRecord.update({ id, version: 1, title: '乐观锁是什么' })).toEqual({
      version: 2,
    })
    expect((await learner.api.question.page({ keyword: '乐观锁' })).records[0]?.id).toBe(id)
    expect(await admin.questionRecord.update({ id, version: 2, title: '乐观锁是什么' })).toEqual({
      version: 2,
    })
    expect(await lastAudit()).toMatchObject({ action: 'question.update', targetName: '乐观锁是什么' })
  })

  test('旧的版本：40900，附现在的内容，什么也没改', async () => {
    const id = await admin.questionRecord.add(draft())
    await admin.questionRecord.update({ id, version: 1, title: '别人改过' })
    const { code, data } = await refusal(admin.questionRecord.update({ id, version: 1, title: '我也改' }))
    expect([code, data]).toEqual([Code.conflict, { current: await admin.questionRecord.get({ id }) }])
    expect(await admin.questionRecord.get({ id })).toMatchObject({ title: '别人改过', version: 2 })
  })

  test('历史：每个版本都在，导入的原文也在，可以恢复', async () => {
    const id = await createQuestion(t.database, { bankId, title: '导入的题', tags: ['旧'] })
    await admin.questionRecord.update({ id, version: 1, title: '改过的题', tags: ['新'] })
    const { records, total } = await admin.questionRevision.page({ questionId: id })
    expect([total, records.map(({ version, title, editorName }) => [version, title, editorName])]).toEqual([
      2,
      [
        [2, '改过的题', 'admin'],
        [1, '导入的题', null],
      ],
    ])
    const first = records[1]?.id ?? 0
    expect((await admin.questionRevision.get({ id: first })).snapshot).toMatchObject({ tags: ['旧'] })
    const stale = await refusal(admin.questionRevision.restore({ id: first, version: 1 }))
    expect(stale.code).toBe(Code.conflict)
    expect(await admin.questionRevision.restore({ id: first, version: 2 })).toEqual({ version: 3 })
    expect(await admin.questionRecord.get({ id })).toMatchObject({
      title: '导入的题',
      tags: ['旧'],
      version: 3,
    })
    expect(await lastAudit()).toMatchObject({ action: 'question.restore' })
    expect((await refusal(admin.questionRevision.get({ id: NOWHERE }))).code).toBe(Code.notFound)
  })

  test('移到别的题库的最后，标识重了加数字', async () => {
    const other = await createBank(t.database)
    const kept = await admin.questionRecord.add(draft({ bankId: other, slug: 'cas' }))
    const ids = [await admin.questionRecord.add(draft({ slug: 'cas' })), kept]
    await admin.questionRecord.move({ ids, bankId: other })
    const moved = await admin.questionRecord.page({ bankId: other })
    expect(moved.records.map(({ id, slug, version }) => [id, slug, version])).toEqual([
      [kept, 'cas', 1],
      [ids[0], 'cas-2', 2],
    ])
    const third = await admin.questionRecord.add(draft({ slug: 'cas' }))
    await admin.questionRecord.update({ id: third, version: 1, bankId: other })
    expect(await admin.questionRecord.get({ id: third })).toMatchObject({ bankId: other, slug: 'cas-3' })
    const { fieldErrors } = await refusal(admin.questionRecord.move({ ids, bankId: NOWHERE }))
    expect(fieldErrors.map(({ path }) => path)).toEqual(['bankId'])
  })

  test('一次改几道：难度、频率、加减标签；没写的不变，没变的不成新的版本，记录里有改动前后', async () => {
    const one = await admin.questionRecord.add(draft({ tags: ['锁', '并发'], difficulty: 'easy' }))
    const other = await admin.questionRecord.add(draft({ tags: ['JVM'], difficulty: 'hard' }))
    const ids = [one, other]
    await admin.questionRecord.change({
      ids,
      difficulty: 'hard',
      addTags: ['Jvm', '大厂'],
      removeTags: ['锁'],
    })
    const seen = async (id: number) => {
      const { difficulty, frequency, tags, version, title } = await admin.questionRecord.get({ id })
      return { difficulty, frequency, tags, version, title }
    }
    const { title, frequency } = draft()
    expect(await seen(one)).toEqual({
      difficulty: 'hard',
      frequency: frequency ?? 'common',
      tags: ['并发', 'Jvm', '大厂'],
      version: 2,
      title,
    })
    expect((await seen(other)).tags).toEqual(['JVM', '大厂'])
    const log = await admin.auditLog.page({ action: 'question.update', targetId: other })
    const entry = await admin.auditLog.get({ id: log.records[0]?.id ?? 0 })
    expect(entry).toMatchObject({ before: { tags: ['JVM'] }, after: { tags: ['JVM', '大厂'] } })
    await admin.questionRecord.change({ ids, addTags: ['大厂'] })
    expect((await seen(other)).version).toBe(2)
  })

  test('一次改几道：发布的不能没有标签，标签不能太多；只检查的不改，都不行就都不改', async () => {
    const whole = await admin.questionRecord.add(draft())
    await admin.questionRecord.publish({ ids: [whole] })
    const { tags } = await admin.questionRecord.get({ id: whole })
    const full = await admin.questionRecord.add(
      draft({ tags: Array.from({ length: 10 }, (_, n) => `标签${n}`) }),
    )
    const plain = await admin.questionRecord.add(draft({ tags: ['并发'] }))
    const pathsOf = async (call: Promise<unknown>) =>
      (await refusal(call)).fieldErrors.map(({ path, message }) => [path, message])
    const { change } = admin.questionRecord
    expect(await pathsOf(change({ ids: [plain, whole], removeTags: tags, isCheck: true }))).toEqual([
      ['ids.1.tags', '发布前必须填写'],
    ])
    expect(await pathsOf(change({ ids: [full, plain], addTags: ['新的'] }))).toEqual([
      ['ids.0.tags', '最多10项'],
    ])
    expect((await admin.questionRecord.get({ id: plain })).tags).toEqual(['并发'])
    await change({ ids: [plain], addTags: ['新的'], isCheck: true })
    expect((await admin.questionRecord.get({ id: plain })).version).toBe(1)
    expect(await pathsOf(change({ ids: [plain] }))).toEqual([['', '还没有改动']])
    expect(await pathsOf(change({ ids: [plain], addTags: ['锁'], removeTags: ['锁'] }))).toEqual([
      ['removeTags', '有重复的项'],
    ])
    expect((await refusal(change({ ids: [NOWHERE], difficulty: 'easy' }))).code).toBe(Code.notFound)
  })

  test('排序：排到另一道之后，或最前；不同题库的不行', async () => {
    const [a, b, c] = [
      await createQuestion(t.database, { bankId, sortOrder: 3 }),
      await createQuestion(t.database, { bankId, sortOrder: 3 }),
      await createQuestion(t.database, { bankId, sortOrder: 8 }),
    ]
    await admin.questionRecord.reorder({ id: c, afterId: a })
    expect(await seen()).toEqual([a, c, b])
    await admin.questionRecord.reorder({ id: b, afterId: null })
    expect(await seen()).toEqual([b, a, c])
    await admin.questionRecord.reorder({ id: b, afterId: c })
    expect(await seen()).toEqual([a, c, b])
    const stranger = await createQuestion(t.database, { bankId: await createBank(t.database) })
    for (const afterId of [stranger, NOWHERE, a]) {
      const { fieldErrors } = await refusal(admin.questionRecord.reorder({ id: a, afterId }))
      expect(fieldErrors.map(({ path }) => path)).toEqual(['afterId'])
    }
  })

  test('删除：要么全部要么都不；学习者的记录一起没有了', async () => {
    const ids = [await createQuestion(t.database, { bankId }), await createQuestion(t.database, { bankId })]
    await learner.api.review.rate({ questionId: ids[0] ?? 0, rating: 1 })
    const { code } = await refusal(admin.questionRecord.deleteMany({ ids: [...ids, NOWHERE] }))
    expect([code, await seen()]).toEqual([Code.notFound, ids])
    await admin.questionRecord.deleteMany({ ids })
    expect(await seen()).toEqual([])
    expect(await lastAudit()).toMatchObject({ action: 'question.delete' })
    expect((await refusal(admin.questionRecord.delete({ id: ids[0] ?? 0 }))).code).toBe(Code.notFound)
  })

  test('列表：状态、标签、难度、关键词、编号与各种排序，总数一致', async () => {
    const low = await createQuestion(t.database, { bankId, title: '锁甲', tags: ['锁'], difficulty: 'easy' })
    const high = await admin.questionRecord.add(draft({ title: '锁乙', tags: ['锁'] }))
    const archived = await createQuestion(t.database, { bankId, title: '丙' })
    await admin.questionRecord.archive({ ids: [archived] })
    await sql`update question set view_count = 9, create_time = now() + interval '1 hour' where id = ${high}`.execute(
      t.database.kysely,
    )
    const list = async (input: object) => {
      const { records, total } = await admin.questionRecord.page({ bankId, ...input })
      expect(total).toBe(records.length)
      return records.map(({ id }) => id)
    }
    expect(await list({ status: 'draft' })).toEqual([high])
    expect(await list({ tag: '锁' })).toEqual([low, high])
    expect(await list({ difficulty: 'easy' })).toEqual([low])
    expect(await list({ keyword: '锁乙' })).toEqual([high])
    expect(await list({ keyword: '%' })).toEqual([])
    expect(await list({ ids: [archived] })).toEqual([archived])
    expect(await list({ sortField: 'sortOrder', sortOrder: 'descend' })).toHaveLength(3)
    expect((await list({ sortField: 'createTime' }))[0]).toBe(high)
    expect((await list({ sortField: 'viewCount' }))[0]).toBe(high)
    expect((await list({ sortField: 'updateTime' }))[0]).toBe(archived)
    const second = await admin.questionRecord.details({ bankId, current: 2, pageSize: 2 })
    expect([second.total, second.records.length, second.records[0]?.answer.length]).toEqual([
      3,
      1,
      expect.any(Number),
    ])
    expect((await admin.questionRecord.page({ bankId, current: 9 })).records).toEqual([])
  })

  test('没有的题：40400', async () => {
    for (const call of [
      () => admin.questionRecord.get({ id: NOWHERE }),
      () => admin.questionRecord.update({ id: NOWHERE, version: 1, title: '题' }),
      () => admin.questionRecord.publish({ ids: [NOWHERE] }),
      () => admin.questionRecord.archive({ ids: [NOWHERE] }),
      () => admin.questionRecord.reorder({ id: NOWHERE, afterId: null }),
      () => admin.questionRevision.restore({ id: NOWHERE, version: 1 }),
    ])
      expect((await refusal(call())).code).toBe(Code.notFound)
  })

  test('写入之后，留着的访客页面与列表作废', async () => {
    let changes = 0
    t.services.changes.subscribe(() => (changes += 1))
    const id = await admin.questionRecord.add(draft())
    expect(changes).toBe(0)
    await admin.questionRecord.publish({ ids: [id] })
    await admin.questionRecord.update({ id, version: await versionOf(id), title: '新题目' })
    expect(changes).toBe(2)
    const titles = async () => (await t.guest.question.page({ bankId })).records.map(({ title }) => title)
    expect(await titles()).toEqual(['新题目'])
    await admin.questionRecord.archive({ ids: [id] })
    expect(await titles()).toEqual([])
  })
})
