import { describe, expect, test } from 'vitest'
import { estimateTokens, fitHistory } from './token-budget.ts'

describe('token的估计', () => {
  test.each([
    ['', 0],
    ['线程池', 3],
    ['abcd', 1],
    ['用Redis做缓存', 6],
    ['。，“', 2 + 1],
  ])('%s', (text, tokens) => expect(estimateTokens(text)).toBe(tokens))
})

describe('历史', () => {
  const turns = [
    { sender: 0, text: '一'.repeat(10) },
    { sender: 1, text: '二'.repeat(10) },
    { sender: 0, text: '三'.repeat(10) },
    { sender: 1, text: '四'.repeat(10) },
  ]

  test('放得下就全带', () => expect(fitHistory(turns, 56)).toEqual(turns))

  test('放不下时留新的，从一个问题开始，中间不缺', () => {
    expect(fitHistory(turns, 55)).toEqual(turns.slice(2))
    expect(fitHistory(turns, 28)).toEqual(turns.slice(2))
  })

  test('只放得下回复，或一条也放不下：不带', () => {
    expect(fitHistory(turns, 27)).toEqual([])
    expect(fitHistory(turns, 0)).toEqual([])
    expect(fitHistory([], 100)).toEqual([])
  })
})
