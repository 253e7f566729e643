import { expect, test } from 'vitest'
import { compareUsage } from './compare-usage.ts'
import type { Usage } from './used-keys.ts'

const nothing: Usage = { keys: [], prefixes: [], literals: new Set() }
const texts = (...keys: string[]) => new Map([['home', new Map(keys.map((key) => [key, 'text']))]])
const compare = (keys: string[], usage: Partial<Usage>) =>
  compareUsage('zh-CN', texts(...keys), { ...nothing, ...usage }).map(
    ({ key, problem }) => `${key} ${problem}`,
  )

test('a key that the sources use must be there', () => {
  const used = [{ namespace: 'home', key: 'hero.title', place: 'a.tsx:3' }]
  expect(compare([], { keys: used })).toEqual(['hero.title missing, used in a.tsx:3'])
  expect(compare(['hero.title'], { keys: used })).toEqual([])
})

test('a used key may have plural forms or stand for a group', () => {
  const keys = ['items', 'group'].map((key) => ({ namespace: 'home', key, place: 'a.tsx:3' }))
  expect(compare(['items_other', 'group.a'], { keys, prefixes: ['group.'] })).toEqual([])
})

test('a key that nothing names is unused', () => {
  expect(compare(['old'], {})).toEqual(['old unused'])
  expect(compare(['old'], { prefixes: ['home:', 'other:old', 'rating.'] })).toEqual(['old unused'])
})

test.each<[string, Partial<Usage>]>([
  ['as a word that is handed on', { literals: new Set(['rating.good']) }],
  ['with its namespace', { literals: new Set(['home:rating.good']) }],
  ['by its start', { prefixes: ['rating.'] }],
  ['by its start with its namespace', { prefixes: ['home:rating.'] }],
])('a key named %s is used', (_, usage) => {
  expect(compare(['rating.good'], usage)).toEqual([])
})

test("a library's own texts are used without being named", () => {
  const admin = new Map([['admin', new Map(['ra.action.save', 'old'].map((key) => [key, 'text']))]])
  expect(compareUsage('zh-CN', admin, nothing).map(({ key }) => key)).toEqual(['old'])
})
