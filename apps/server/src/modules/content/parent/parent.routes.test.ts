import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const NOWHERE = 9_007_199_254_740_991
const draft = { slug: 'redis', name: 'Redis', description: '缓存与数据结构', groupName: '数据库' }

describe('题库管理', () => {
  let t: TestApp
  let admin: Client<Contract>
  beforeAll(async () => {
    t = await startTestApp()
    admin = t.apiOf(await t.signInAdmin())
  })
  afterAll(() => t.close())

  const order = async () => (await admin.questionBank.page({ pageSize: 100 })).records.map(({ id }) => id)

  test('新建的排在最后，是空的', async () => {
    const first = await createBank(t.database)
    const id = await admin.questionBank.add(draft)
    expect(await order()).toEqual([first, id])
    expect(await admin.questionBank.record({ id })).toMatchObject({
      ...draft,
      id,
      version: 1,
      totalCount: 0,
      questionCount: 0,
    })
    const audited = await admin.auditLog.page({ action: 'questionBank.add' })
    expect(audited.records[0]).toMatchObject({ targetId: id, targetName: 'Redis' })
    await admin.questionBank.delete({ id })
    expect(await order()).toEqual([first])
  })

  test('标识重复在slug那一项，坏的名字在name那一项', async () => {
    const id = await admin.questionBank.add({ ...draft, slug: 'twice' })
    const { code, fieldErrors } = await refusal(admin.questionBank.add({ ...draft, slug: 'twice' }))
    expect([code, fieldErrors[0]?.path]).toEqual([Code.conflict, 'slug'])
    const bad = await refusal(admin.questionBank.update({ id, version: 1, name: '' }))
    expect([bad.code, bad.fieldErrors[0]?.path]).toEqual([Code.badParameters, 'name'])
  })

  test('修改读到的版本；旧的版本40900，附现在的内容', async () => {
    const id = await admin.questionBank.add({ ...draft, slug: 'versions' })
    expect(await admin.questionBank.update({ id, version: 1, name: '缓存' })).toEqual({ version: 2 })
    const { code, data } = await refusal(admin.questionBank.update({ id, version: 1, name: '别的' }))
    expect([code, data]).toEqual([Code.conflict, { current: await admin.questionBank.record({ id }) }])
    expect((await admin.questionBank.record({ id })).name).toBe('缓存')
  })

  test('还有题时不能删，归档的题也算', async () => {
    const id = await createBank(t.database)
    const question = await createQuestion(t.database, { bankId: id })
    await admin.questionRecord.archive({ ids: [question] })
    const { code, message } = await refusal(admin.questionBank.delete({ id }))
    expect([code, message]).toEqual([Code.conflict, '题库里还有题目，请先把它们移到别的题库或删除'])
    await admin.questionRecord.delete({ id: question })
    await admin.questionBank.delete({ id })
    expect((await refusal(admin.questionBank.record({ id }))).code).toBe(Code.notFound)
  })

  test('排到另一个之后，或最前', async () => {
    const [a, b] = [await createBank(t.database), await createBank(t.database)]
    await admin.questionBank.reorder({ id: b, afterId: null })
    expect((await order())[0]).toBe(b)
    await admin.questionBank.reorder({ id: a, afterId: b })
    expect((await order()).slice(0, 2)).toEqual([b, a])
    for (const afterId of [a, NOWHERE])
      expect((await refusal(admin.questionBank.reorder({ id: a, afterId }))).code).toBe(Code.badParameters)
  })

  test('没有的题库：40400', async () => {
    for (const call of [
      () => admin.questionBank.record({ id: NOWHERE }),
      () => admin.questionBank.update({ id: NOWHERE, version: 1, name: '名' }),
      () => admin.questionBank.delete({ id: NOWHERE }),
      () => admin.questionBank.reorder({ id: NOWHERE, afterId: null }),
    ])
      expect((await refusal(call())).code).toBe(Code.notFound)
  })
})
