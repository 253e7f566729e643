import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createBank,
  createInterviewBank,
  createInterviewQuestion,
  createQuestion,
} from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { indexQuestions } from '../../question/search-source.ts'

describe('首页的例子', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  test('没有合适的题时为空；有了，说出听到哪些要点、追问漏掉的最重的一点、练它的题', async () => {
    expect(await t.guest.interviewBank.example()).toBeNull()
    const { kysely } = t.database
    const bankId = await createInterviewBank(t.database, { name: 'Java后端' })
    const questionId = await createInterviewQuestion(t.database, { bankId })
    const trainingBankId = await createBank(t.database, { name: '存储' })
    const trainingId = await createQuestion(t.database, { bankId: trainingBankId, title: '怎样存得快？' })
    const points = ['快在批量写入', '稳在失败重试'].map((text) => ({
      text,
      weight: 3,
      followUp: '还有呢？',
      misconception: '',
    }))
    await kysely
      .updateTable('question')
      .set({ short_answer: '要快就批量写入。其余的以后再说。', key_points: JSON.stringify(points) })
      .where('id', '=', trainingId)
      .execute()
    await indexQuestions(kysely, [trainingId])
    await kysely
      .updateTable('interview_question')
      .set({ anchors: JSON.stringify({ zero: '', half: '批量写入，一次写很多。', full: '' }) })
      .where('id', '=', questionId)
      .execute()
    expect(await t.guest.interviewBank.example()).toBeNull()
    await kysely
      .insertInto('interview_question_link')
      .values({ interview_question_id: questionId, question_id: trainingId, sort_order: 1 })
      .execute()
    expect(await t.guest.interviewBank.example()).toMatchObject({
      bankId,
      bankName: 'Java后端',
      answer: '批量写入，一次写很多。',
      points: [
        { text: '快在批量写入', isMentioned: true },
        { text: '稳在失败重试', isMentioned: false },
        { text: '省在压缩存储', isMentioned: false },
      ],
      followUp: '出错了怎么办？',
      training: {
        id: trainingId,
        bankName: '存储',
        answer: '要快就批量写入。',
        points: [
          { text: '快在批量写入', isMentioned: true },
          { text: '稳在失败重试', isMentioned: false },
        ],
      },
    })
  })
})
