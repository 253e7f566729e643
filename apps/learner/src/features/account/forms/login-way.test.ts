import { expect, test } from 'vitest'
import { readLoginWay, withLoginWay } from './login-way.ts'

test.each([
  ['', 'password'],
  ['way=code', 'code'],
  ['way=other', 'password'],
])('?%s is by %s', (query, way) => {
  expect(readLoginWay(new URLSearchParams(query))).toBe(way)
})

test('changing the way keeps the way back', () => {
  const search = new URLSearchParams({ redirect: '/problems?q=1&bank=2' })
  const byCode = withLoginWay(search, 'code')
  expect(byCode).toBe('?redirect=%2Fproblems%3Fq%3D1%26bank%3D2&way=code')
  expect(withLoginWay(new URLSearchParams(byCode), 'password')).toBe(
    '?redirect=%2Fproblems%3Fq%3D1%26bank%3D2',
  )
  expect(withLoginWay(new URLSearchParams('way=code'), 'password')).toBe('')
})
