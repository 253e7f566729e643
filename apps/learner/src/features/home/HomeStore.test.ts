import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import type { QuestionSummary } from '@app/contract/question/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../shared/browser-storage.ts'
import { TOKEN_KEY } from '../../shared/session/session-storage.ts'
import { type FakeCalls, fakeRoot } from '../../testing/fake-root.ts'
import { planToday } from '../../testing/plan-today.ts'
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
  frequency: 'common',
  tags: [],
  viewCount: 3,
  encounterCount: 0,
  mastery: 0,
  isFavourite: false,
  languages: [],
  isPassed: false,
}

const post: DiscussionSummary = {
  id: 7,
  author: null,
  category: 'experience',
  title: '三轮技术面',
  excerpt: '',
  tags: [],
  interview: null,
  state: 'visible',
  isPinned: false,
  isStarter: false,
  isEssence: false,
  isLocked: false,
  isSolved: false,
  likeCount: 0,
  commentCount: 2,
  favouriteCount: 0,
  viewCount: 0,
  createTime: '2026-11-20T02:00:00.000Z',
  activeTime: '2026-11-20T02:00:00.000Z',
}

function answers(question: FakeCalls['question'] = {}): FakeCalls {
  return {
    questionBank: { list: async () => [bank(1, 20, 4), bank(2, 30, 5)] },
    discussion: { page: async () => ({ records: [post], total: 1, current: 1, pageSize: 4 }) },
    interviewBank: { list: async () => [], example: async () => null },
    question: {
      today: async () => lock,
      page: async ({ pageSize = 10, current = 1 }) => ({ records: [lock], total: 50, current, pageSize }),
      ...question,
    },
  }
}

test('a guest sees what the site is made of, and has no plan', async () => {
  const store = new HomeStore(fakeRoot(answers()))
  await store.load()
  expect(store.hottest.value?.total).toBe(50)
  expect(store.posts.value?.records).toEqual([post])
  expect([store.example.value, store.interviews.value]).toEqual([null, []])
  expect([store.plan.status, store.today.status]).toEqual(['idle', 'idle'])
})

test('whoever is logged in gets the plan of today', async () => {
  const today = planToday({ fresh: 10, goal: 10 })
  const my = () => new Promise<never>(() => {})
  const root = fakeRoot(
    { ...answers(), plan: { today: async () => today }, user: { my } },
    memoryStorage({ [TOKEN_KEY]: 'a-token' }),
  )
  root.session.restore()
  const store = new HomeStore(root)
  await store.load()
  expect(store.plan.value).toEqual(today)
  expect(store.today.value).toEqual(lock)
  expect([store.example.status, store.interviews.status]).toEqual(['idle', 'idle'])
})

test('the banks count together', async () => {
  const store = new HomeStore(fakeRoot(answers()))
  expect(store.questionCount).toBeUndefined()
  await store.load()
  expect(store.questionCount).toBe(50)
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
