import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartProgress } from './StartProgress.ts'

let said: string[]
let progress: StartProgress

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  progress = new StartProgress((line) => said.push(line))
})
afterEach(() => {
  progress.end()
  vi.useRealTimers()
})

test('a quick step says nothing', () => {
  progress.begin('one')
  vi.advanceTimersByTime(4_000)
  progress.begin('two')
  vi.advanceTimersByTime(4_000)
  progress.end()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([])
})

test('a slow step says so once, and again where it has come further', () => {
  progress.begin('load 0/9')
  vi.advanceTimersByTime(20_000)
  expect(said).toEqual(['load 0/9'])
  for (const done of [1, 2, 3, 4]) progress.update(`load ${done}/9`)
  vi.advanceTimersByTime(6_000)
  expect(said).toEqual(['load 0/9', 'load 4/9'])
})
