import { randomUUID } from 'node:crypto'
import { KEPT_ATTEMPTS } from '@app/contract/code-attempt/values'
import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBank, createQuestion, DOUBLE } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let bankId: number
let questionId: number
let textId: number
let me: SignedIn
let other: SignedIn
beforeAll(async () => {
  t = await startTestApp()
  bankId = await createBank(t.database)
  textId = await createQuestion(t.database, { bankId })
  me = await t.signIn()
  other = await t.signIn()
})
afterAll(() => t.close())
beforeEach(async () => {
  questionId = await createQuestion(t.database, { bankId, program: DOUBLE })
})

describe('编程题说了什么', () => {
  test('题面、用例与代码，用例像运行时要的样子；列表与题目说出语言', async () => {
    const detail = await me.api.questionProgram.get({ questionId })
    expect(detail).toMatchObject({
      questionId,
      statement: '返回两倍。',
      languages: ['javascript', 'python'],
      solutions: DOUBLE.solutions,
      shown: [0],
      cases: { form: 'calls', entry: 'double', returns: 'number', comparison: 'exact' },
    })
    expect(detail.cases).toMatchObject({
      cases: [
        { name: '一', args: [1], expected: 2 },
        { args: [0], expected: 0 },
      ],
    })
    expect((await me.api.question.get({ id: questionId })).languages).toEqual(['javascript', 'python'])
    const { records } = await t.guest.question.page({ form: 'code', ids: [questionId, textId] })
    expect(records.map(({ id, languages }) => [id, languages])).toEqual([
      [questionId, ['javascript', 'python']],
    ])
  })

  test('写成程序的用例自己说哪些给人看', async () => {
    const cases = `export default [
      { name: '甲', expected: 1, run: () => 1 },
      { name: '乙', shown: true, expected: 1, run: () => 1 },
    ]`
    const solutions = { javascript: 'const double = (n) => n * 2\n' }
    const program = { ...DOUBLE, languages: ['javascript' as const], solutions, cases }
    const id = await createQuestion(t.database, { bankId, program })
    expect(await me.api.questionProgram.get({ questionId: id })).toMatchObject({
      shown: [1],
      cases: { form: 'programs', source: cases },
    })
  })

  test('问答题、没有的题、访客：不给', async () => {
    const { get } = me.api.questionProgram
    for (const id of [textId, 999_999])
      expect((await refusal(get({ questionId: id }))).code).toBe(Code.notFound)
    expect((await refusal(t.guest.questionProgram.get({ questionId }))).code).toBe(Code.notLoggedIn)
  })
})

describe('写到一半的代码', () => {
  const update = (code: string, baseTime: string | null, language: 'javascript' | 'python' = 'javascript') =>
    me.api.codeDraft.update({ questionId, language, code, baseTime })

  test('每种语言一份，只有自己看得到，删去就没有了', async () => {
    const first = await update('let a', null)
    const second = await update('let ab', first.updateTime)
    await update('a = 1', null, 'python')
    expect(await me.api.codeDraft.get({ questionId })).toEqual([
      { language: 'javascript', code: 'let ab', updateTime: second.updateTime },
      expect.objectContaining({ language: 'python', code: 'a = 1' }),
    ])
    expect(await other.api.codeDraft.get({ questionId })).toEqual([])
    await me.api.codeDraft.delete({ questionId, language: 'javascript' })
    expect((await me.api.codeDraft.get({ questionId })).map(({ language }) => language)).toEqual(['python'])
  })

  test('别处存过新的：说出那里的，什么也不改；内容相同的不算', async () => {
    const first = await update('let a', null)
    const second = await update('let ab', first.updateTime)
    for (const baseTime of [first.updateTime, null]) {
      const { code, data } = await refusal(update('let x', baseTime))
      expect([code, data]).toEqual([Code.conflict, second])
    }
    expect((await update('let ab', first.updateTime)).code).toBe('let ab')
    await me.api.codeDraft.delete({ questionId, language: 'javascript' })
    const { code, data } = await refusal(update('let x', second.updateTime))
    expect([code, data]).toEqual([Code.conflict, null])
  })

  test('题目不用的语言、太长的代码、问答题、访客：不收', async () => {
    const draft = { questionId, language: 'javascript' as const, code: 'a', baseTime: null }
    const call = me.api.codeDraft.update
    const wrong = [call({ ...draft, language: 'sql' }), call({ ...draft, code: 'a'.repeat(50_001) })]
    for (const { code } of await Promise.all(wrong.map(refusal))) expect(code).toBe(Code.badParameters)
    expect((await refusal(call({ ...draft, questionId: textId }))).code).toBe(Code.notFound)
    expect((await refusal(t.guest.codeDraft.update(draft))).code).toBe(Code.notLoggedIn)
  })
})

describe('提交', () => {
  const attempt = (values: object = {}) => ({
    key: randomUUID(),
    questionId,
    language: 'javascript' as const,
    code: 'const double = (n) => n',
    outcome: 'failed' as const,
    passed: 1,
    total: 2,
    milliseconds: 12,
    firstFailure: '应为2，得到1',
    ...values,
  })
  const passed = { outcome: 'passed' as const, passed: 2, firstFailure: '' }

  test('记下来，同一个key只算一次；新的在前，只有自己看得到', async () => {
    const { api } = me
    const first = await api.codeAttempt.add(attempt({ key: '2f1b7a86-6b0e-4c1c-9f43-0d9b7a3c1e55' }))
    const again = await api.codeAttempt.add(attempt({ key: '2f1b7a86-6b0e-4c1c-9f43-0d9b7a3c1e55' }))
    expect(again).toEqual(first)
    expect((await api.question.get({ id: questionId })).isPassed).toBe(false)
    const second = await api.codeAttempt.add(attempt(passed))
    expect((await api.codeAttempt.page({ questionId })).records).toEqual([second, first])
    expect(await api.codeAttempt.get({ id: first.id })).toEqual({ ...first, code: 'const double = (n) => n' })
    expect((await api.question.get({ id: questionId })).isPassed).toBe(true)
    expect((await api.question.page({ ids: [questionId] })).records[0]?.isPassed).toBe(true)
    expect((await other.api.codeAttempt.page({ questionId })).total).toBe(0)
    expect((await refusal(other.api.codeAttempt.get({ id: first.id }))).code).toBe(Code.notFound)
    expect((await other.api.question.get({ id: questionId })).isPassed).toBe(false)
  })

  test('只留最近的，与最近通过的一次', async () => {
    const { api } = me
    const { id } = await api.codeAttempt.add(attempt(passed))
    for (let n = 0; n < KEPT_ATTEMPTS + 2; n += 1) await api.codeAttempt.add(attempt())
    const { records, total } = await api.codeAttempt.page({ questionId, pageSize: 100 })
    expect(total).toBe(KEPT_ATTEMPTS + 1)
    expect(records.at(-1)?.id).toBe(id)
    expect((await api.question.get({ id: questionId })).isPassed).toBe(true)
  })

  test('对不上的数、题目不用的语言、空的代码、问答题、访客：不收', async () => {
    const { add } = me.api.codeAttempt
    const wrong = [
      add(attempt({ passed: 3 })),
      add(attempt({ outcome: 'passed' })),
      add(attempt({ language: 'sql' })),
      add(attempt({ code: '' })),
    ]
    for (const { code } of await Promise.all(wrong.map(refusal))) expect(code).toBe(Code.badParameters)
    expect((await refusal(add(attempt({ questionId: textId })))).code).toBe(Code.notFound)
    expect((await refusal(t.guest.codeAttempt.add(attempt()))).code).toBe(Code.notLoggedIn)
    expect((await refusal(me.api.codeAttempt.get({ id: 999_999 }))).code).toBe(Code.notFound)
  })
})
