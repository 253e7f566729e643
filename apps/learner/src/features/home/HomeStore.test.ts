import type { QuestionSummary } from '@app/contract/question/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { TOKEN_KEY } from '../../shared/session/session-storage.ts'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { HomeStore } from './HomeStore.ts'

const bank = (id: number, questionCount: number, known: number): QuestionBank => ({
  id,
  slug: `bank-${id}`,
  name: `Bank ${id}`,
  description: '',
  groupName: '',
  sortOrder: id,
  questionCount,
  progress: { forgotten: 0, vague: 1, known, instant: 0 },
})

const lock: QuestionSummary = {
  id: 1,
  bankId: 1,
  title: 'What is a lock?',
  difficulty: 'easy',
  tags: [],
  viewCount: 3,
  encounterCount: 0,
  mastery: 0,
  isFavourite: false,
}

function answers(question: FakeCalls['question'] = {}): FakeCalls {
  return {
    questionBank: { list: async () => [bank(1, 20, 4), bank(2, 30, 5)] },
    question: {
      today: async () => lock,
      page: async ({ pageSize = 10, current = 1 }) => ({ records: [lock], total: 50, current, pageSize }),
      ...question,
    },
  }
}

test('a guest has no plan', async () => {
  const store = new HomeStore(fakeRoot(answers()))
  await store.load()
  expect(store.today.value).toEqual(lock)
  expect(store.hottest.value?.total).toBe(50)
  expect(store.plan.status).toBe('idle')
})

test('whoever is logged in gets the plan of today', async () => {
  const planToday = {
    review: {
      today: '2026-11-23',
      due: 3,
      overCap: 0,
      nextDueTime: null,
      done: 1,
      goal: 20,
      streak: 2,
      seconds: 30,
      remembered: null,
    },
    interview: null,
    fresh: 10,
    freshDone: 0,
    bankIds: [],
    week: [],
    resume: null,
    nextPoint: null,
  }
  const my = () => new Promise<never>(() => {})
  const root = fakeRoot(
    { ...answers(), plan: { today: async () => planToday }, user: { my } },
    memoryStorage({ [TOKEN_KEY]: 'a-token' }),
  )
  root.session.restore()
  const store = new HomeStore(root)
  await store.load()
  expect(store.plan.value).toEqual(planToday)
})

test('the banks count together', async () => {
  const store = new HomeStore(fakeRoot(answers()))
  expect(store.total).toBeUndefined()
  await store.load()
  expect(store.total).toEqual({
    questionCount: 50,
    progress: { forgotten: 0, vague: 2, known: 9, instant: 0 },
  })
})

test('a part that fails leaves the others standing, and can be asked for again', async () => {
  let isOnline = false
  const page = async () => {
    if (!isOnline) throw new Error('offline')
    return { records: [lock], total: 1, current: 1, pageSize: 7 }
  }
  const store = new HomeStore(fakeRoot(answers({ page })))
  await store.load()
  expect(store.hottest.status).toBe('failed')
  expect(store.banks.status).toBe('ready')
  isOnline = true
  await store.loadHottest()
  expect(store.hottest.status).toBe('ready')
})
