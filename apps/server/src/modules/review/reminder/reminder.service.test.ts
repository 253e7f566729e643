import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBank, createQuestion } from '../../../testing/factories.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let questionId: number
beforeAll(async () => {
  t = await startTestApp()
  questionId = await createQuestion(t.database, { bankId: await createBank(t.database) })
})
afterAll(() => t.close())

/** Nine in the morning in Shanghai, today there. */
const morning = () => {
  const time = new Date(Date.now() + 8 * 3_600_000)
  time.setUTCHours(1, 0, 0, 0)
  return time
}
const run = (now = morning()) => t.services.reviewReminders.remindAll(new AbortController().signal, now)
const toldOf = async ({ api }: SignedIn) =>
  (await api.message.mine({ tab: 'study' })).records.map(({ event, values }) => ({ event, values }))

/** Somebody with a card that was due long ago. */
const learner = async () => {
  const user = await t.signIn()
  await t.database.kysely
    .insertInto('review_card')
    .values({
      user_id: user.id,
      subject_type: 'question',
      subject_id: questionId,
      state: 2,
      scheduled_days: 3,
      due_at: new Date(0),
      due_day: '2026-01-01',
    })
    .execute()
  return user
}

test('有到期的：早上说一次，没有到期的不说', async () => {
  const [user, idle] = [await learner(), await t.signIn()]
  await run(new Date(morning().getTime() - 3 * 3_600_000))
  expect(await toldOf(user)).toEqual([])
  await Promise.all([run(), run()])
  await run()
  expect(await toldOf(user)).toEqual([{ event: 'review.due', values: { cards: 1, minutes: 1 } }])
  expect(await toldOf(idle)).toEqual([])
})

test('第二天没有读：还是一条；读了：另一条', async () => {
  const user = await learner()
  const after = (days: number) => new Date(morning().getTime() + days * 86_400_000)
  await run()
  await run(after(1))
  expect(await toldOf(user)).toHaveLength(1)
  await user.api.message.readAll({ until: new Date().toISOString() })
  await run(after(2))
  expect(await toldOf(user)).toHaveLength(2)
})

test('今天练过了的不说', async () => {
  const user = await learner()
  await user.api.review.rate({ questionId, rating: 3 })
  await run()
  expect(await toldOf(user)).toEqual([])
})

test('按自己的时区：那里还没到早上的不说', async () => {
  const user = await learner()
  await user.api.review.updateSettings({ ...DEFAULT_STUDY_SETTINGS, timeZone: 'Europe/London' })
  await run()
  expect(await toldOf(user)).toEqual([])
})
