import { expect, test } from 'vitest'
import { markPassages, numberPoints } from './index.ts'

const at = (turn: number, start: number, end: number, standing: 'right' | 'wrong' | 'missing' = 'right') => ({
  passage: { turn, start, end },
  standing,
})
const numbered = (points: Parameters<typeof numberPoints<ReturnType<typeof at>>>[0]) =>
  numberPoints(points, ({ standing }) => standing)

test('passages are numbered in the order they were said in', () => {
  const unsaid = { ...at(1, 0, 1), passage: null }
  const points = numberPoints([at(4, 0, 2), unsaid, at(2, 3, 5)], () => 'unchecked')
  expect(points.map(({ number, standing }) => [number, standing])).toEqual([
    [2, 'unchecked'],
    [null, 'unchecked'],
    [1, 'unchecked'],
  ])
})

test('an answer is cut at its passages; what overlaps belongs to both, and what is wrong shows', () => {
  expect(markPassages('012345678', 2, numbered([at(2, 1, 4), at(2, 3, 6, 'wrong'), at(4, 0, 9)]))).toEqual([
    { text: '0', numbers: [], ends: [], standing: 'missing' },
    { text: '12', numbers: [1], ends: [], standing: 'right' },
    { text: '3', numbers: [1, 2], ends: [{ number: 1, standing: 'right' }], standing: 'wrong' },
    { text: '45', numbers: [2], ends: [{ number: 2, standing: 'wrong' }], standing: 'wrong' },
    { text: '678', numbers: [], ends: [], standing: 'missing' },
  ])
})

test('a passage that turned out not to say its point is not marked, the others keep their numbers', () => {
  const pieces = markPassages('0123', 1, numbered([at(1, 0, 2, 'missing'), at(1, 2, 4)]))
  expect(pieces.map(({ text, numbers }) => [text, numbers])).toEqual([
    ['01', []],
    ['23', [2]],
  ])
})
