import type { AnswerPoint } from '@app/contract/key-point/schemas'
import type { Check } from '@app/contract/key-point/values'
import { expect, test } from 'vitest'
import { scoreAnswer, totalOf } from './score-answer.ts'

const point = (weight: number, check: Check | null, isMentioned = true): AnswerPoint => ({
  text: '',
  weight,
  misconception: '',
  isMentioned,
  unheard: [],
  check,
  checker: check && 'self',
})
const answered = (...points: AnswerPoint[]) => ({ rating: null, isAnswered: true, points })

test.each([
  ['没答是0分，后来的自评也不改它', { ...answered(), isAnswered: false, rating: 4 as const }, 0],
  ['自评优先于核对', { ...answered(point(1, 'right')), rating: 2 as const }, 50],
  ['说对的按要点的权重', answered(point(3, 'right'), point(1, 'wrong')), 75],
  ['还有一点待核对', answered(point(3, 'right'), point(1, null)), null],
  ['一个要点也没有提到', answered(point(1, null, false)), 0],
  ['没有要点的题不评分', answered(), null],
])('%s', (_, question, score) => {
  expect(scoreAnswer(question)).toBe(score)
})

test('总分是评了分的题的平均，等没有待核对的才有；自评的题不数要点', () => {
  const of = (...questions: Parameters<typeof scoreAnswer>[0][]) =>
    totalOf(questions.map((question) => ({ ...question, score: scoreAnswer(question) })))
  const waiting = answered(point(1, null))
  expect(of(answered(point(1, 'right')), answered())).toMatchObject({
    score: 100,
    scorer: 'self',
    pointCount: 1,
  })
  expect(of(answered(point(1, 'right')), waiting)).toMatchObject({
    score: null,
    scorer: null,
    uncheckedCount: 1,
  })
  expect(of({ ...waiting, rating: 2 })).toMatchObject({ score: 50, scorer: 'self', pointCount: 0 })
  expect(of()).toMatchObject({ score: null, scorer: null })
})
