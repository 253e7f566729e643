import { expect, test } from 'vitest'
import { listOfDeeds, listOfUpheld, pageOfDeed } from './deed-links.ts'

const filterIn = (address: string) =>
  JSON.parse(new URL(address, 'http://a').searchParams.get('filter') ?? '')

test('a number leads to the list of one user, a row to its page', () => {
  expect(listOfDeeds('reportsBy', 7)).toMatch(/^\/reports\?/)
  expect(filterIn(listOfDeeds('reportsBy', 7))).toEqual({ reporterId: 7 })
  expect(filterIn(listOfDeeds('reportsAgainst', 7))).toEqual({ authorId: 7 })
  expect(filterIn(listOfUpheld(7))).toEqual({ authorId: 7, isUpheld: true })
  expect(pageOfDeed('interviews', 3)).toBe('/interview/questions/3/show')
})
