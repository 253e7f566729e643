import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

const COMPANIES = [{ name: '字节跳动', aliases: ['字节', 'ByteDance'] }, { name: '腾讯' }, { name: '得物' }]

test.each([
  ['', ['字节跳动', '腾讯', '得物']],
  ['字', ['字节跳动']],
  ['跳动', ['字节跳动']],
  [' byted ', ['字节跳动']],
  ['讯', ['腾讯']],
  ['没有这家', []],
])('写了%j，给出%j', (typed, names) => {
  expect(fitting(COMPANIES, typed)).toEqual(names)
})

test('至多给20个', () => {
  expect(
    fitting(
      Array.from({ length: 30 }, (_, n) => ({ name: `公司${n}` })),
      '公司',
    ),
  ).toHaveLength(20)
})
