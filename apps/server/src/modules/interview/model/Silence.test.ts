import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdsQuestion } from './holds-question.ts'
import { Silence } from './Silence.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test('静了8秒说在等什么，20秒不再等；说了一句，从头算起', () => {
  const said: string[] = []
  const on = { notice: () => said.push('在等'), end: () => said.push('不等了') }
  const silence = new Silence({ notice: 8_000, end: 20_000 }, on)
  vi.advanceTimersByTime(7_999)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['在等'])
  silence.break()
  vi.advanceTimersByTime(19_999)
  expect(said).toEqual(['在等', '在等'])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['在等', '在等', '不等了'])
  silence.break()
  silence.stop()
  vi.runAllTimers()
  expect(said).toHaveLength(3)
})

test.each([
  ['好的，我们看下一题：', false],
  ['好，聊聊HashMap扩容时做了什么。', true],
  ['换个话题，你怎么看？', true],
  ['', false],
])('“%s”问了没有：%s', (words, isAsked) => {
  expect(holdsQuestion(words, ['HashMap扩容时做了什么？', undefined])).toBe(isAsked)
})
