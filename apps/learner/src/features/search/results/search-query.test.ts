import { expect, test } from 'vitest'
import { addressOf, changed, parseSearchQuery, toInput, withoutFilters, withText } from './search-query.ts'

const parse = (search: string) => parseSearchQuery(new URLSearchParams(search))

test('地址写出整个搜索，读回来还是它；默认的不写', () => {
  const address =
    '/search?q=%E9%94%81&kind=question&difficulty=hard&period=month&bank=3&sort=hot&exact=1&page=4'
  const query = parse(address.slice(address.indexOf('?')))
  expect(query).toEqual({
    q: '锁',
    kind: 'question',
    difficulty: 'hard',
    bankId: 3,
    period: 'month',
    sort: 'hot',
    isExact: true,
    page: 4,
  })
  expect(parse(addressOf(query).slice(7))).toEqual(query)
  expect(addressOf(parse('?q=%E9%94%81&sort=relevance&page=1'))).toBe('/search?q=%E9%94%81')
  expect(addressOf(parse(''))).toBe('/search')
})

test('不认得的值当作没有；空白什么也不找', () => {
  expect(parse('?q=%20%E3%80%80&kind=foo&difficulty=x&bank=-1&period=day&sort=y&exact=yes&page=0')).toEqual({
    q: '',
    sort: 'relevance',
    page: 1,
  })
})

test('太长的只留开头，不切开一个字符', () => {
  expect(parse(`?q=${'x'.repeat(10_000)}`).q).toHaveLength(200)
  expect([...parse(`?q=${encodeURIComponent('🙂'.repeat(300))}`).q]).toHaveLength(200)
})

test('换一项就回到第一页；换一类，那一类没有的条件去掉', () => {
  const query = parse('?q=%E9%94%81&difficulty=hard&bank=3&period=week&exact=1&page=4')
  expect(changed(query, { difficulty: undefined })).toEqual({
    q: '锁',
    bankId: 3,
    period: 'week',
    isExact: true,
    sort: 'relevance',
    page: 1,
  })
  expect(changed(query, { kind: 'discussion' })).toEqual({
    q: '锁',
    kind: 'discussion',
    period: 'week',
    isExact: true,
    sort: 'relevance',
    page: 1,
  })
  expect(withoutFilters(query)).toEqual({ q: '锁', isExact: true, sort: 'relevance', page: 1 })
})

test('换个词照样筛选，但不再要求照原样找', () => {
  const query = parse('?q=reids&kind=question&difficulty=easy&sort=newest&exact=1&page=2')
  expect(addressOf(withText(query, ' Redis '))).toBe(
    '/search?kind=question&difficulty=easy&q=Redis&sort=newest',
  )
})

test('问服务器时用契约的字段', () => {
  expect(toInput(parse('?q=a&kind=discussion&category=help&sort=newest&page=2'))).toEqual({
    q: 'a',
    kind: 'discussion',
    category: 'help',
    sortField: 'time',
    current: 2,
    pageSize: 10,
  })
})
