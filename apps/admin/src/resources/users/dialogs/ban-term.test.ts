import { expect, test } from 'vitest'
import { banEnd } from './ban-term.ts'

const now = new Date('2026-11-21T08:00:00.000Z')

test.each([
  ['day', '2026-11-22T08:00:00.000Z'],
  ['week', '2026-11-28T08:00:00.000Z'],
  ['month', '2026-12-21T08:00:00.000Z'],
  ['forever', null],
] as const)('a ban of a %s', (term, end) => {
  expect(banEnd(term, '', now)).toBe(end)
})

test('a ban until a moment by the clock here', () => {
  expect(banEnd('until', '2027-01-02T03:04', now)).toBe(new Date(2027, 0, 2, 3, 4).toISOString())
})
