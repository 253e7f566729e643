import { randomUUID } from 'node:crypto'
import { Code } from '@app/contract/common/envelope'
import { notChecked } from '@app/contract/content/checked-values'
import type { ProposedText } from '@app/contract/contribution/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

const PROPOSED: ProposedText = {
  title: '怎样让锁更快？',
  difficulty: 'hard',
  frequency: 'common',
  isPersonal: false,
  tags: ['锁'],
  shortAnswer: '少锁。',
  spokenAnswer: '我会先想能不能不加锁。',
  answer: '## 少锁',
  keyPoints: [{ text: '少锁', weight: 2, followUp: '', misconception: '锁越多越快' }],
  followUps: ['还有呢？'],
  answeredBy: [],
  ...notChecked,
}

describe('贡献', () => {
  let t: TestApp
  let author: SignedIn
  let admin: TestApp['guest']
  let bankId: number
  /** Where new questions go: their slugs are made from their titles. */
  let newBankId: number
  let questionId: number
  beforeAll(async () => {
    t = await startTestApp()
    author = await t.signIn()
    admin = t.apiOf(await t.signInAdmin())
    bankId = await createBank(t.database, { name: 'Java并发' })
    newBankId = await createBank(t.database, { name: '锁' })
  })
  beforeEach(async () => {
    questionId = await createQuestion(t.database, { bankId, tags: ['锁'] })
  })
  afterAll(() => t.close())

  const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
  const edit = async (change: Partial<ProposedText>, by = author) => {
    const { question } = await by.api.contribution.start({ questionId })
    const text = { ...question.text, ...change }
    const told = { key: randomUUID(), reason: '说得更准', source: 'https://openjdk.org/jeps/374' }
    return by.api.contribution.edit({ questionId, version: question.version, text, ...told })
  }
  const add = (text: ProposedText = PROPOSED, by = author) =>
    by.api.contribution.add({ key: randomUUID(), bankId: newBankId, text })
  const seen = async (id: number) => {
    const { updateTime, current } = await admin.contribution.get({ id })
    return { id, updateTime, ...(current && { version: current.version }) }
  }
  const messagesOf = (userId: number) =>
    t.database.kysely
      .selectFrom('message')
      .select(['event', 'path', 'excerpt'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute()

  test('提议修改：改了哪里、原来与现在的都看得到；采纳之后写进题目，署名，告诉本人', async () => {
    const id = await edit({ answer: '## 更好的解答' })
    const detail = await admin.contribution.get({ id })
    expect(detail).toMatchObject({
      kind: 'edit',
      state: 'pending',
      fields: ['answer'],
      questionId,
      bankName: 'Java并发',
      baseVersion: 1,
      base: { answer: '## 详解\n\n因为`x`。' },
      text: { answer: '## 更好的解答' },
      author: { id: author.id },
      merged: { conflicts: [] },
      current: { version: 1 },
    })
    expect(await admin.contribution.accept(await seen(id))).toEqual({ questionId })
    expect((await author.api.question.get({ id: questionId })).answer).toBe('## 更好的解答')
    expect(await t.guest.contribution.contributors({ questionId })).toMatchObject([
      { id: author.id, username: author.username, count: 1 },
    ])
    expect(await author.api.contribution.get({ id })).toMatchObject({
      state: 'accepted',
      handlerName: 'admin',
    })
    expect((await messagesOf(author.id))[0]).toMatchObject({
      event: 'contribution.accepted',
      path: `/problems/bagu/${questionId}`,
    })
    const { records } = await admin.questionRevision.page({ questionId })
    expect(records.map(({ version }) => version)).toEqual([2, 1])
    const audits = await admin.auditLog.page({ pageSize: 2 })
    expect(audits.records.map(({ action }) => action)).toEqual(['contribution.accept', 'question.update'])
  })

  test('改后采纳：写进去的是管理员写的，状态说得出来', async () => {
    const id = await edit({ answer: '## 还行' })
    const { current } = await admin.contribution.get({ id })
    const text = { ...(current?.text ?? PROPOSED), answer: '## 改好了' }
    await admin.contribution.accept({ ...(await seen(id)), text, note: '补了版本' })
    expect((await author.api.question.get({ id: questionId })).answer).toBe('## 改好了')
    expect(await author.api.contribution.get({ id })).toMatchObject({ state: 'changed', note: '补了版本' })
    expect((await messagesOf(author.id))[0]).toMatchObject({
      event: 'contribution.changed',
      excerpt: '补了版本',
    })
  })

  test('退回写明理由，题目不变，理由发给本人', async () => {
    const id = await edit({ title: '错的' })
    await admin.contribution.refuse({ id, reason: '官方文档不是这样说的' })
    expect(await author.api.contribution.get({ id })).toMatchObject({
      state: 'refused',
      note: '官方文档不是这样说的',
    })
    expect((await messagesOf(author.id))[0]).toEqual({
      event: 'contribution.refused',
      excerpt: '官方文档不是这样说的',
      path: `/contribute?tab=mine#contribution-${id}`,
    })
    expect(await t.guest.contribution.contributors({ questionId })).toEqual([])
    expect(await codeOf(admin.contribution.refuse({ id, reason: '再退一次' }))).toBe(Code.conflict)
    const handled = await admin.contribution.get({ id })
    expect(await codeOf(admin.contribution.accept({ id, updateTime: handled.updateTime }))).toBe(
      Code.conflict,
    )
  })

  test('题目在这期间改了别处：合在一起；改了同一处：不悄悄盖掉，要管理员写明', async () => {
    const id = await edit({ answer: '## 我的' })
    await admin.questionRecord.update({ id: questionId, version: 1, title: '新的题干' })
    const stale = { ...(await seen(id)), version: 1 }
    expect(await codeOf(admin.contribution.accept(stale))).toBe(Code.conflict)
    expect((await admin.contribution.get({ id })).merged).toMatchObject({
      text: { title: '新的题干', answer: '## 我的' },
      conflicts: [],
    })
    await admin.contribution.accept(await seen(id))
    expect(await author.api.question.get({ id: questionId })).toMatchObject({
      title: '新的题干',
      answer: '## 我的',
    })
    const second = await edit({ answer: '## 我的又一版' })
    await admin.questionRecord.update({ id: questionId, version: 3, answer: '## 管理员的' })
    const { merged, current } = await admin.contribution.get({ id: second })
    expect([merged?.conflicts, current?.text.answer]).toEqual([['answer'], '## 管理员的'])
    expect(await codeOf(admin.contribution.accept(await seen(second)))).toBe(Code.conflict)
    expect((await author.api.question.get({ id: questionId })).answer).toBe('## 管理员的')
    const text = { ...(merged?.text ?? PROPOSED), answer: '## 两边合起来' }
    await admin.contribution.accept({ ...(await seen(second)), text })
    expect((await author.api.question.get({ id: questionId })).answer).toBe('## 两边合起来')
  })

  test('从旧的版本改起也行，和历史里的那一版比', async () => {
    const { question } = await author.api.contribution.start({ questionId })
    await admin.questionRecord.update({ id: questionId, version: 1, title: '改过了' })
    const told = { key: randomUUID(), questionId, reason: '好' }
    const text = { ...question.text, shortAnswer: '一句话' }
    const id = await author.api.contribution.edit({ ...told, version: 1, text })
    expect(await author.api.contribution.get({ id })).toMatchObject({
      fields: ['shortAnswer'],
      merged: { text: { title: '改过了', shortAnswer: '一句话' } },
    })
  })

  test('出一道题：采纳为草稿，或者齐全时直接发布；数进本人的贡献', async () => {
    const [draft, published] = [await add(), await add({ ...PROPOSED, title: '锁为什么慢？' })]
    const before = await t.guest.contribution.standing({ id: author.id })
    const first = await admin.contribution.accept(await seen(draft))
    const record = await admin.questionRecord.get({ id: first.questionId ?? 0 })
    expect(record).toMatchObject({ ...PROPOSED, status: 'draft', bankId: newBankId })
    expect((await messagesOf(author.id))[0]?.path).toBe(`/contribute?tab=mine#contribution-${draft}`)
    const second = await admin.contribution.accept({ ...(await seen(published)), isPublished: true })
    const after = await t.guest.contribution.standing({ id: author.id })
    expect(after.questionCount).toBe(before.questionCount + 1)
    expect(after.badges).toContain('contributor')
    expect(after.questions[0]).toEqual({ id: second.questionId, title: '锁为什么慢？', bankName: '锁' })
  })

  test('不全的不能直接发布，哪里缺说在哪里；没有写下任何东西', async () => {
    const id = await add({ ...PROPOSED, answer: '', keyPoints: [] })
    const refused = await refusal(admin.contribution.accept({ ...(await seen(id)), isPublished: true }))
    expect([refused.code, refused.fieldErrors.map(({ path }) => path)]).toEqual([
      Code.badParameters,
      ['text.answer', 'text.keyPoints'],
    ])
    expect(await author.api.contribution.get({ id })).toMatchObject({ state: 'pending', questionId: null })
  })

  test('报告错误：一句话，采纳就署名，也可以连着改好', async () => {
    const report = { questionId, reason: '第二段说反了' }
    const id = await author.api.contribution.report({ key: randomUUID(), ...report })
    expect(await admin.contribution.get({ id })).toMatchObject({ kind: 'mistake', text: null, merged: null })
    await admin.contribution.accept(await seen(id))
    expect(await author.api.contribution.get({ id })).toMatchObject({ state: 'accepted' })
    const other = await author.api.contribution.report({ key: randomUUID(), ...report })
    const { current } = await admin.contribution.get({ id: other })
    const text = { ...(current?.text ?? PROPOSED), answer: '改正了' }
    await admin.contribution.accept({ ...(await seen(other)), text })
    expect((await author.api.question.get({ id: questionId })).answer).toBe('改正了')
    expect(await t.guest.contribution.contributors({ questionId })).toMatchObject([{ count: 2 }])
  })

  test('同一个key只有一条，同时发也是；一道题一次只有一条待审的修改', async () => {
    const call = { key: randomUUID(), bankId, text: PROPOSED, reason: '' }
    const ids = await Promise.all([1, 2, 3].map(() => author.api.contribution.add(call)))
    expect(new Set(ids).size).toBe(1)
    const open = await edit({ answer: '甲' })
    const refused = await refusal(edit({ answer: '乙' }))
    expect([refused.code, refused.data]).toEqual([Code.conflict, { id: open }])
    const other = await t.signIn()
    await edit({ shortAnswer: '别人的' }, other)
    const start = await other.api.contribution.start({ questionId })
    expect([start.own?.fields, start.pending]).toEqual([['shortAnswer'], [{ fields: ['answer'] }]])
  })

  test('待审的可以改、可以撤回；管理员看过之后又改了的，要再看一次', async () => {
    const id = await edit({ answer: '甲' })
    const read = await seen(id)
    const { text } = await author.api.contribution.get({ id })
    await author.api.contribution.update({ id, text: { ...(text ?? PROPOSED), title: '还要改题干' } })
    expect(await author.api.contribution.get({ id })).toMatchObject({ fields: ['title', 'answer'] })
    expect(await codeOf(admin.contribution.accept(read))).toBe(Code.conflict)
    await author.api.contribution.withdraw({ id })
    const late = await refusal(admin.contribution.refuse({ id, reason: '不收' }))
    expect([late.code, late.message]).toEqual([Code.conflict, expect.stringMatching(/^作者已撤回“.+”$/)])
    expect(await codeOf(author.api.contribution.withdraw({ id }))).toBe(Code.conflict)
    expect(await codeOf(author.api.contribution.update({ id, reason: '再改' }))).toBe(Code.conflict)
    await edit({ answer: '撤回之后可以再提' })
  })

  test('访客、别人、没有的、不合格的', async () => {
    const id = await edit({ answer: '只给本人与管理员看' })
    const other = await t.signIn()
    for (const call of [
      () => other.api.contribution.get({ id }),
      () => other.api.contribution.withdraw({ id }),
      () => other.api.contribution.update({ id, reason: '别人的' }),
      () => author.api.contribution.get({ id: 999_999 }),
      () => author.api.contribution.start({ questionId: 999_999 }),
      () => t.guest.contribution.standing({ id: 999_999 }),
    ])
      expect(await codeOf(call())).toBe(Code.notFound)
    expect(await codeOf(t.guest.contribution.mine({}))).toBe(Code.notLoggedIn)
    expect(await codeOf(author.api.contribution.page({}))).toBe(Code.noPermission)
    const { question } = await author.api.contribution.start({ questionId })
    const same = { key: randomUUID(), questionId, version: 1, text: question.text, reason: '没有改' }
    const unchanged = await refusal(other.api.contribution.edit(same))
    expect(unchanged.fieldErrors).toEqual([{ path: 'text', message: '还没有改动' }])
    const call = { key: randomUUID(), bankId: 999_999, text: PROPOSED, reason: '' }
    expect((await refusal(author.api.contribution.add(call))).fieldErrors).toEqual([
      { path: 'bankId', message: '没有这个题库' },
    ])
    const source = 'javascript:alert(1)'
    const linked = await refusal(author.api.contribution.add({ ...call, bankId, source }))
    expect(linked.fieldErrors).toEqual([{ path: 'source', message: '地址要以https://或http://开头' }])
  })

  test('草稿不能提议修改；题目删了，修改只能退回', async () => {
    const id = await edit({ answer: '题目要没有了' })
    await admin.questionRecord.archive({ ids: [questionId] })
    expect(await codeOf(author.api.contribution.start({ questionId }))).toBe(Code.notFound)
    await admin.questionRecord.delete({ id: questionId })
    expect(await author.api.contribution.get({ id })).toMatchObject({ questionId: null, current: null })
    expect(await codeOf(admin.contribution.accept(await seen(id)))).toBe(Code.conflict)
    await admin.contribution.refuse({ id, reason: '题目已经删除' })
  })

  test('注销账号：没有采纳的都删去，采纳的留着，不署名', async () => {
    const gone = await t.signIn()
    const [accepted, pending] = [await edit({ answer: '留下的' }, gone), await add(PROPOSED, gone)]
    await admin.contribution.accept(await seen(accepted))
    await gone.api.user.delete({ id: gone.id })
    expect(await admin.contribution.get({ id: accepted })).toMatchObject({ author: null, state: 'accepted' })
    expect(await codeOf(admin.contribution.get({ id: pending }))).toBe(Code.notFound)
    expect(await t.guest.contribution.contributors({ questionId })).toEqual([])
  })
})
