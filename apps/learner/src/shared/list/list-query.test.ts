import { expect, test } from 'vitest'
import { readChoice, readId, readPage, readText, writeSearch } from './list-query.ts'

const search = (text: string) => new URLSearchParams(text)

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=99999999', 1_000_000],
])('页码：%s → %i', (text, page) => {
  expect(readPage(search(text))).toBe(page)
})

test('读不成的都当没有', () => {
  expect([
    readId(search('bank=7'), 'bank'),
    readId(search('bank=0'), 'bank'),
    readId(search(''), 'bank'),
  ]).toEqual([7, undefined, undefined])
  expect([readText(search('q=+a+b+'), 'q', 3), readText(search('q=+'), 'q', 3)]).toEqual(['a b', undefined])
  const levels = [0, 1]
  expect([
    readChoice(search('level=0'), 'level', levels),
    readChoice(search('level=2'), 'level', levels),
  ]).toEqual([0, undefined])
})

test('没有的值不写进地址', () => {
  expect(writeSearch({ bank: 3, q: 'a b', sort: undefined })).toBe('?bank=3&q=a+b')
  expect(writeSearch({ sort: undefined })).toBe('')
})
