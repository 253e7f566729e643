import { expect, test } from 'vitest'
import { pointOf, questionOf } from '../testing/samples.ts'
import { markPassages, numberPoints } from './mark-passages.ts'

const at = (turn: number, start: number, end: number) => ({ passage: { turn, start, end } })

test('passages are numbered in the order they were said in', () => {
  const points = numberPoints(
    questionOf(1, [
      pointOf('后说的', at(4, 0, 2)),
      pointOf('没说的', { verdict: 'missing' }),
      pointOf('先说的', at(2, 3, 5)),
    ]),
  )
  expect(points.map(({ number }) => number)).toEqual([2, null, 1])
})

test('an answer is cut at its passages; what overlaps belongs to both', () => {
  const points = numberPoints(
    questionOf(1, [
      pointOf('一', at(2, 1, 4)),
      pointOf('二', { ...at(2, 3, 6), verdict: 'wrong' }),
      pointOf('别的轮次', at(4, 0, 9)),
    ]),
  )
  expect(markPassages('012345678', 2, points)).toEqual([
    { text: '0', numbers: [], ends: [], isWrong: false },
    { text: '12', numbers: [1], ends: [], isWrong: false },
    { text: '3', numbers: [1, 2], ends: [1], isWrong: true },
    { text: '45', numbers: [2], ends: [2], isWrong: true },
    { text: '678', numbers: [], ends: [], isWrong: false },
  ])
})

test('an answer without passages is one piece', () => {
  expect(markPassages('没有依据', 2, []).map(({ text }) => text)).toEqual(['没有依据'])
})
