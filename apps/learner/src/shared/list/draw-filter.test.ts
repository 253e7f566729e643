import { expect, test } from 'vitest'
import { parseDrawFilter, toDrawSearch } from './draw-filter.ts'

test('地址里的筛选读得出来，写回去不变', () => {
  const search =
    '?bank=3&bank=12&tag=%E9%94%81&difficulty=medium&difficulty=hard&mastery=0&mastery=1&q=B%2B%E6%A0%91&mine=favourite&form=text'
  const filter = parseDrawFilter(new URLSearchParams(search))
  expect(filter).toEqual({
    bankIds: [3, 12],
    tags: ['锁'],
    difficulties: ['medium', 'hard'],
    masteries: [0, 1],
    keyword: 'B+树',
    isFavourite: true,
    isEncountered: false,
    form: 'text',
  })
  expect(toDrawSearch(filter)).toBe(search)
})

test('读不懂的、重复的、空的不算', () => {
  const filter = parseDrawFilter(
    new URLSearchParams(
      'bank=x&bank=0&bank=7&bank=7&tag=%20&difficulty=odd&mastery=9&q=&mine=other&form=odd&page=2',
    ),
  )
  expect(toDrawSearch(filter)).toBe('?bank=7')
})
