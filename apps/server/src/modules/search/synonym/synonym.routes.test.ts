import type { Client } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { Contract } from '@app/contract/contract'
import type { SearchSynonymDraft } from '@app/contract/search-synonym/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('同义词', () => {
  let t: TestApp
  /** Another server on the same database. */
  let other: TestApp
  let admin: Client<Contract>
  beforeAll(async () => {
    t = await startTestApp()
    other = await startTestApp({ database: t.database })
    admin = t.apiOf(await t.signInAdmin())
    const bankId = await createBank(t.database)
    await createQuestion(t.database, { bankId, title: '怎样治理熔断' })
    await createQuestion(t.database, { bankId, title: 'How does a circuit breaker open?' })
    await createQuestion(t.database, { bankId, title: '保险丝的阈值' })
  })
  afterAll(async () => {
    await other.app.close()
    await t.close()
  })

  const add = (words: string[], rest: Partial<SearchSynonymDraft> = {}) =>
    admin.searchSynonym.add({ words, isActive: true, note: '', ...rest })
  const count = async (q: string, of = t) => (await of.guest.search.page({ q, isExact: true })).total
  /** A group as the product's files bring it. */
  async function ship(words: string[]): Promise<number> {
    const { id } = await t.database.kysely
      .insertInto('search_synonym')
      .values({ words, shipped_words: words })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  test('搜索其中一个词，找到写着另一个的；停用、改词、删除，搜索立刻跟上', async () => {
    expect([await count('熔断'), await count('circuit breaker')]).toEqual([1, 1])
    const draft = { words: ['熔断', 'Circuit Breaker'], isActive: true, note: '' }
    const id = await add(draft.words)
    expect([await count('熔断'), await count('CIRCUIT  breaker'), await count('熔斷')]).toEqual([2, 2, 2])
    await admin.searchSynonym.update({ id, version: 1, ...draft, isActive: false })
    expect(await count('熔断')).toBe(1)
    await admin.searchSynonym.update({ id, version: 2, ...draft, words: ['熔断', '保险丝'] })
    expect([await count('熔断'), await count('circuit breaker')]).toEqual([2, 1])
    const second = await add(['熔断', 'circuit breaker'])
    expect([await count('熔断'), await count('保险丝'), await count('circuit breaker')]).toEqual([3, 2, 2])
    await admin.searchSynonym.deleteMany({ ids: [id, second] })
    expect(await count('熔断')).toBe(1)
  })

  test('中英相连的词、用符号连着的词也是', async () => {
    const bankId = await createBank(t.database)
    for (const title of ['慢SQL的治理', 'Redis的Pub/Sub', 'Slow query的日志', '发布订阅的消息'])
      await createQuestion(t.database, { bankId, title })
    const ids = [await add(['慢SQL', 'slow query']), await add(['发布订阅', 'pub/sub'])]
    expect([await count('slow query'), await count('慢SQL'), await count('慢 sql')]).toEqual([2, 2, 2])
    expect([await count('发布订阅'), await count('pub/sub'), await count('pub sub')]).toEqual([2, 2, 2])
    await admin.searchSynonym.deleteMany({ ids })
  })

  test('别的服务器也跟上', async () => {
    expect(await count('熔断', other)).toBe(1)
    const id = await add(['熔断', 'circuit breaker'])
    await expect.poll(() => count('熔断', other)).toBe(2)
    await admin.searchSynonym.delete({ id })
    await expect.poll(() => count('熔断', other)).toBe(1)
  })

  test('添加、查找、修改、删除，都有操作记录', async () => {
    const id = await add(['雪花ID', 'Snowflake'], { note: '分布式' })
    const group = await admin.searchSynonym.get({ id })
    expect(group).toMatchObject({
      words: ['雪花ID', 'Snowflake'],
      note: '分布式',
      isShipped: false,
      version: 1,
    })
    expect((await admin.searchSynonym.page({ keyword: 'snow', isActive: true })).records).toEqual([group])
    expect((await admin.searchSynonym.page({ keyword: '雪花ID, Snow' })).total).toBe(0)
    const change = { id, version: 1, words: ['雪花算法', 'Snowflake'], isActive: false, note: '' }
    await admin.searchSynonym.update(change)
    expect((await admin.searchSynonym.page({ keyword: '雪花', isActive: false })).total).toBe(1)
    const outdated = await refusal(admin.searchSynonym.update(change))
    expect([outdated.code, outdated.data]).toEqual([
      Code.conflict,
      { current: await admin.searchSynonym.get({ id }) },
    ])
    await admin.searchSynonym.delete({ id })
    expect((await refusal(admin.searchSynonym.get({ id }))).code).toBe(Code.notFound)
    expect((await refusal(admin.searchSynonym.update(change))).code).toBe(Code.notFound)
    const log = await admin.auditLog.page({ targetType: 'searchSynonym', targetId: id })
    expect(log.records.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['searchSynonym.delete', '雪花算法, Snowflake'],
      ['searchSynonym.update', '雪花ID, Snowflake'],
      ['searchSynonym.add', '雪花ID, Snowflake'],
    ])
  })

  test.each([
    [
      '只有写法不同',
      ['线程池', 'Thread Pool', 'ｔｈｒｅａｄ-pool'],
      'words.2',
      '“ｔｈｒｅａｄ-pool”与前面的词在搜索时没有区别',
    ],
    ['繁体与简体', ['線程', '线程'], 'words.1', '“线程”与前面的词在搜索时没有区别'],
    ['只有符号', ['线程', '＊＊'], 'words.1', '“＊＊”里没有可以搜索的文字'],
  ])('%s的不是同义词', async (_, words, path, message) => {
    const wrong = await refusal(add(words))
    expect([wrong.code, wrong.fieldErrors]).toEqual([Code.badParameters, [{ path, message }]])
    const id = await add(['甲', '乙'])
    const update = { id, version: 1, words, isActive: true, note: '' }
    expect((await refusal(admin.searchSynonym.update(update))).code).toBe(Code.badParameters)
    await admin.searchSynonym.delete({ id })
  })

  test('随产品来的能改、能停用，不能删除；删除几个，要么都删要么都不删', async () => {
    const [shipped, own] = [await ship(['限流', 'rate limiting']), await add(['令牌桶', 'token bucket'])]
    expect(await admin.searchSynonym.get({ id: shipped })).toMatchObject({ isShipped: true })
    const refused = await refusal(admin.searchSynonym.delete({ id: shipped }))
    expect([refused.code, refused.message]).toEqual([Code.conflict, '随产品提供的同义词不能删除，可以停用'])
    const ids = [own, shipped]
    expect((await refusal(admin.searchSynonym.deleteMany({ ids }))).code).toBe(Code.conflict)
    expect((await refusal(admin.searchSynonym.deleteMany({ ids: [own, 999_999] }))).code).toBe(Code.notFound)
    expect((await admin.searchSynonym.page({ ids })).total).toBe(2)
    const change = { words: ['限流', '流控'], isActive: false, note: '' }
    await admin.searchSynonym.update({ id: shipped, version: 1, ...change })
    expect(await admin.searchSynonym.get({ id: shipped })).toMatchObject({ ...change, isShipped: true })
  })

  test('学习者与访客不能管', async () => {
    const { api } = await t.signIn()
    expect((await refusal(api.searchSynonym.page({}))).code).toBe(Code.noPermission)
    expect((await refusal(api.searchSynonym.deleteMany({ ids: [1] }))).code).toBe(Code.noPermission)
    expect((await refusal(t.guest.searchSynonym.page({}))).code).toBe(Code.notLoggedIn)
    const draft = { words: ['甲', '乙'], isActive: true, note: '' }
    expect((await refusal(t.guest.searchSynonym.add(draft))).code).toBe(Code.notLoggedIn)
  })
})
