import { recognise } from '@app/recognition'
import { expect, test } from 'vitest'
import { scoreAnswer, totalScore } from './score-answer.ts'

const point = (weight: number, ...synonyms: string[]) => ({
  text: '',
  weight,
  synonyms,
  not: [],
  followUp: '',
})
const keyPoints = [point(3, 'MVCC', '多版本'), point(1, '间隙锁')]
const answered = (answer: string) => ({
  rating: null,
  isAnswered: true,
  keyPoints,
  verdicts: recognise(answer, keyPoints, ['隔离怎样实现？']),
})

test.each([
  ['没答是0分，后来的自评也不改它', { ...answered(''), isAnswered: false, rating: 4 as const }, 0],
  ['自评优先于写下的', { ...answered('多版本与间隙锁'), rating: 2 as const }, 50],
  ['写下的按要点的权重', answered('靠多版本，即mvcc'), 75],
  ['一个要点也没有说到', answered('不知道'), 0],
  ['没有要点的题不评分', { ...answered('写了'), keyPoints: [], verdicts: null }, null],
])('%s', (_, question, score) => {
  expect(scoreAnswer(question)).toBe(score)
})

test('总分是评了分的题的平均', () => {
  expect(totalScore([100, null, 0, 75])).toBe(58)
  expect(totalScore([null])).toBeNull()
  expect(totalScore([])).toBeNull()
})
