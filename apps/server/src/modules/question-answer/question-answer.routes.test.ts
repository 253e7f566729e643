import { Code } from '@app/contract/common/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../testing/factories.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describe('一题的回忆与核对', () => {
  let t: TestApp
  let questionId: number
  beforeAll(async () => {
    t = await startTestApp()
    questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
  })
  afterAll(() => t.close())

  const RIGHT = { point: '说出结论', check: 'right', passage: { start: 0, end: 2 } } as const

  test('没写过的为空；存下的取代先前的，只有自己看得到；两样都空就没有了', async () => {
    const [{ api }, other] = [await t.signIn(), await t.signIn()]
    expect(await api.questionAnswer.get({ questionId })).toBeNull()
    await api.questionAnswer.save({ questionId, answer: '先说', checks: [] })
    await api.questionAnswer.save({ questionId, answer: '先说结论', checks: [RIGHT] })
    expect(await api.questionAnswer.get({ questionId })).toMatchObject({
      answer: '先说结论',
      checks: [RIGHT],
    })
    expect(await other.api.questionAnswer.get({ questionId })).toBeNull()
    await api.questionAnswer.save({ questionId, answer: ' ', checks: [] })
    expect(await api.questionAnswer.get({ questionId })).toBeNull()
  })

  test('依据在回答之外、同一要点两次、没有的题、太长的回答、访客：不收', async () => {
    const { api } = await t.signIn()
    const { save } = api.questionAnswer
    const wrong = [
      save({ questionId, answer: '先', checks: [RIGHT] }),
      save({ questionId, answer: '先说', checks: [RIGHT, RIGHT] }),
      save({ questionId, answer: '长'.repeat(5_001), checks: [] }),
    ]
    for (const { code } of await Promise.all(wrong.map(refusal))) expect(code).toBe(Code.badParameters)
    expect((await refusal(save({ questionId: 999_999, answer: '先说', checks: [] }))).code).toBe(
      Code.notFound,
    )
    const guest = t.guest.questionAnswer
    const calls = [guest.get({ questionId }), guest.save({ questionId, answer: '先说', checks: [] })]
    for (const { code } of await Promise.all(calls.map(refusal))) expect(code).toBe(Code.notLoggedIn)
    expect(await api.questionAnswer.get({ questionId })).toBeNull()
  })
})
