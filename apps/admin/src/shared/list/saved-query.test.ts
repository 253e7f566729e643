import { expect, test } from 'vitest'
import { isSameQuery, searchOf } from './saved-query.ts'

const sort = { field: 'createTime', order: 'DESC' } as const

test('the order in which filters were set does not matter, everything else does', () => {
  const query = { filter: { keyword: '林', userRole: 'user' }, sort, perPage: 20 }
  expect(isSameQuery(query, { ...query, filter: { userRole: 'user', keyword: '林' } })).toBe(true)
  expect(isSameQuery(query, { ...query, filter: { keyword: '林' } })).toBe(false)
  expect(isSameQuery(query, { ...query, sort: { ...sort, order: 'ASC' } })).toBe(false)
  expect(isSameQuery(query, { ...query, perPage: 50 })).toBe(false)
})

test('a saved query becomes an address that begins at the first page', () => {
  const search = new URLSearchParams(searchOf({ filter: { keyword: '林' }, sort, perPage: 50 }))
  expect(Object.fromEntries(search)).toEqual({
    filter: '{"keyword":"林"}',
    sort: 'createTime',
    order: 'DESC',
    page: '1',
    perPage: '50',
  })
})
