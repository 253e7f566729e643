import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const fields = ['title', 'tags', 'difficulty', 'answer']
const base = { title: '甲', tags: ['x'], difficulty: 'easy', answer: '原文', version: 1 }

test('only what both changed differently is asked; what I left alone stays theirs', () => {
  const mine = { ...base, title: '我的', tags: ['x', 'y'] }
  const theirs = { ...base, title: '他的', tags: ['x', 'y'], difficulty: 'hard', version: 2 }
  expect(mergeEdits(fields, { base, mine, theirs })).toEqual({
    merged: { ...mine, difficulty: 'hard' },
    asked: ['title'],
    kept: ['difficulty'],
  })
})

test('changes of different fields ask nothing', () => {
  const mine = { ...base, answer: '我的答案' }
  const theirs = { ...base, title: '他的', version: 2 }
  const { merged, asked } = mergeEdits(fields, { base, mine, theirs })
  expect([merged.title, merged.answer, asked]).toEqual(['他的', '我的答案', []])
})

test('with an unknown beginning, all that differs is asked', () => {
  const theirs = { ...base, title: '他的', version: 2 }
  expect(mergeEdits(fields, { base: {}, mine: base, theirs })).toMatchObject({ asked: ['title'], kept: [] })
})
