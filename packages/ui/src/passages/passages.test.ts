import { expect, test } from 'vitest'
import { markPassages, numberPoints } from './index.ts'

const at = (turn: number, start: number, end: number, verdict = 'covered') => ({
  passage: { turn, start, end },
  verdict,
})

test('passages are numbered in the order they were said in', () => {
  const points = numberPoints([at(4, 0, 2), { verdict: 'missing', passage: null }, at(2, 3, 5)])
  expect(points.map(({ number }) => number)).toEqual([2, null, 1])
})

test('an answer is cut at its passages; what overlaps belongs to both', () => {
  const points = numberPoints([at(2, 1, 4), at(2, 3, 6, 'wrong'), at(4, 0, 9)])
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
