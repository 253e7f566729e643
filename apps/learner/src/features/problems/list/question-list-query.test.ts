import { expect, test } from 'vitest'
import { parseListQuery, toFilters, toSearch } from './question-list-query.ts'

const parse = (search: string) => parseListQuery(new URLSearchParams(search))

test('地址里的列表读得出，写得回', () => {
  const search =
    '?bank=3&mine=favourite&tag=%E9%94%81&tag=AQS&difficulty=easy&difficulty=hard&mastery=0&company=%E9%9D%92%E6%A2%A7&q=volatile&sort=hot&page=4'
  const query = parse(search)
  expect(query).toEqual({
    bankId: 3,
    mine: 'favourite',
    tags: ['锁', 'AQS'],
    difficulties: ['easy', 'hard'],
    masteries: [0],
    company: '青梧',
    keyword: 'volatile',
    sort: 'hot',
    page: 4,
  })
  expect(toSearch(query)).toBe(search)
})

test('地址里的胡话不算数', () => {
  const nonsense = 'bank=-1&mine=x&tag=&difficulty=HARD&mastery=9&q=%20%20&sort=best&page=0'
  expect(parse(nonsense)).toEqual({ sort: 'default', page: 1 })
  expect(parse('bank=1e9&page=99999999999999999999')).toEqual({ sort: 'default', page: 1 })
  expect(toSearch(parse(''))).toBe('')
})

test('问服务器时用契约的字段', () => {
  expect(
    toFilters(parse('mine=encountered&sort=asked&mastery=2&frequency=common&frequency=x&company=ACME')),
  ).toEqual({
    frequencies: ['common'],
    isEncountered: true,
    masteries: [2],
    company: 'ACME',
    sortField: 'encounterCount',
  })
})
