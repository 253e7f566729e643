import { expect, test } from 'vitest'
import { endOfDay, startOfDay, toDay, toLastDay } from './local-days.ts'

test('a day begins at midnight here and ends where the next begins', () => {
  const start = startOfDay('2026-02-28') ?? ''
  const end = endOfDay('2026-02-28') ?? ''
  expect([new Date(start).getHours(), new Date(start).getDate()]).toEqual([0, 28])
  expect([new Date(end).getHours(), new Date(end).getDate(), new Date(end).getMonth()]).toEqual([0, 1, 2])
})

test('what was chosen is shown again', () => {
  expect(toDay(startOfDay('2026-11-21'))).toBe('2026-11-21')
  expect(toLastDay(endOfDay('2026-12-31'))).toBe('2026-12-31')
})

test('a day that there is not is no moment', () => {
  expect([startOfDay('2026-02-30'), startOfDay('2026-13-01'), endOfDay('2026-11-31')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('nothing, and what is being typed, is no moment', () => {
  expect([toDay(undefined), toLastDay(undefined)]).toEqual(['', ''])
  expect([startOfDay(''), startOfDay('0002-01-01'), endOfDay('soon')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
