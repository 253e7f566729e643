import { expect, test } from 'vitest'
import { badgesOf } from './badges.ts'

const nothing = { contributor: 0, corrector: 0, author: 0, helper: 0 }

test('什么都没有做，没有徽章', () => {
  expect(badgesOf(nothing)).toEqual([])
})

test('差一个还没有，满了就有', () => {
  expect(badgesOf({ contributor: 9, corrector: 9, author: 999, helper: 9 })).toEqual(['contributor'])
  expect(badgesOf({ contributor: 1, corrector: 10, author: 1000, helper: 10 })).toEqual([
    'contributor',
    'corrector',
    'author',
    'helper',
  ])
})
