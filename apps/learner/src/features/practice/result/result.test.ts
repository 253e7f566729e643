import { NetworkError } from '@app/api-client'
import type { PaperResult, ResultQuestion } from '@app/contract/paper/schemas'
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
  spokenAnswer: '',
  rules: [],
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
  ...{ pointCount: 0, mentionedCount: 0, uncheckedCount: 0 },
  score: 20,
  scorer: 'self',
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

test('加入复习：按两下只做一次，说出放了几题', async () => {
  const review = vi.fn(async () => 2)
  const store = new ResultStore(fakeRoot({ paper: { result: async () => resultOf([]), review } }))
  await store.load(7)
  await Promise.all([store.reviewMissed(), store.reviewMissed()])
  expect([store.reviewed, review.mock.calls.length]).toEqual([2, 1])
})

test('核对要点：马上显示，存上之后题与卷子有分；存不上就变回来', async () => {
  const point = {
    ...{ text: '说到的', weight: 3, misconception: '', isMentioned: true, unheard: [] },
    ...{ check: null, checker: null, passage: { start: 0, end: 1 } },
  }
  const check = vi.fn(async () => ({
    ...{ pointCount: 1, mentionedCount: 1, uncheckedCount: 0, score: 100, scorer: 'self' as const },
    questions: [{ questionId: 1, score: 100 }],
  }))
  const question = questionOf(1, { score: null, keyPoints: [point] })
  const store = new ResultStore(
    fakeRoot({ paper: { result: async () => ({ ...resultOf([question]), uncheckedCount: 1 }), check } }),
  )
  await store.load(7)
  const checked = store.check(1, 0, 'right')
  expect(store.result.value).toMatchObject({ uncheckedCount: 0, questions: [{ score: null }] })
  await checked
  expect(store.result.value).toMatchObject({ score: 100, questions: [{ score: 100 }] })
  check.mockRejectedValueOnce(new NetworkError('offline', '网络不通'))
  await store.check(1, 0, null)
  expect(store.result.value?.questions[0]?.keyPoints[0]?.check).toBe('right')
})
