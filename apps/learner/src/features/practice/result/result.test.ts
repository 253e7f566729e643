import { NetworkError } from '@app/api-client'
import type { PaperResult, ResultQuestion } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { parseDrawFilter } from '../../../shared/list/draw-filter.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { groupScores } from './group-scores.ts'
import { ResultStore } from './ResultStore.ts'

const questionOf = (questionId: number, change: Partial<ResultQuestion> = {}): ResultQuestion => ({
  questionId,
  title: '题',
  bankName: 'MySQL',
  difficulty: 'easy',
  tags: ['锁'],
  answer: '答',
  rating: null,
  isAnswered: true,
  score: 40,
  seconds: 9,
  shortAnswer: '',
  keyPoints: [],
  ...change,
})
const resultOf = (questions: ResultQuestion[]): PaperResult => ({
  id: 7,
  filter: parseDrawFilter(new URLSearchParams()),
  bankNames: [],
  questionCount: 2,
  minutes: 10,
  createTime: '',
  closeTime: '',
  score: 20,
  previousScore: null,
  questions,
})

test('按题库与标签的平均分，弱的在前；没有评分的不算', () => {
  const questions = [
    questionOf(1, { score: 80, tags: ['锁', '事务'] }),
    questionOf(2, { score: 41 }),
    questionOf(3, { score: null, tags: ['复制'] }),
    questionOf(4, { bankName: 'Redis', score: 30, tags: [] }),
  ]
  expect(groupScores(questions, ({ bankName }) => [bankName])).toEqual([
    { name: 'Redis', score: 30, questionCount: 1 },
    { name: 'MySQL', score: 61, questionCount: 2 },
  ])
  expect(groupScores(questions, ({ tags }) => tags).map(({ name }) => name)).toEqual(['锁', '事务'])
})

test('对照之后自评：题的分马上变，卷子的分等存上；存不上就变回来；没答的仍是0分', async () => {
  const unanswered = questionOf(2, { isAnswered: false, score: 0 })
  const rate = vi.fn(async () => ({ score: 40 }))
  const root = fakeRoot({ paper: { result: async () => resultOf([questionOf(1), unanswered]), rate } })
  const store = new ResultStore(root)
  await store.load(7)
  const rating = store.rate(questionOf(1), 3)
  expect(store.result.value?.questions[0]).toMatchObject({ rating: 3, score: 80 })
  expect(store.result.value?.score).toBe(20)
  await rating
  expect(store.result.value?.score).toBe(40)

  await store.rate(unanswered, 4)
  expect(store.result.value?.questions[1]).toMatchObject({ rating: 4, score: 0 })
  rate.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
  await store.rate(questionOf(1, { rating: 3, score: 80 }), 1)
  expect(store.result.value?.questions[0]).toMatchObject({ rating: 3, score: 80 })
})

test('放进复习：按两下只做一次，说出放了几题', async () => {
  const review = vi.fn(async () => 2)
  const store = new ResultStore(fakeRoot({ paper: { result: async () => resultOf([]), review } }))
  await store.load(7)
  await Promise.all([store.reviewMissed(), store.reviewMissed()])
  expect([store.reviewed, review.mock.calls.length]).toEqual([2, 1])
})
