import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

test('逐词比较：删去的与加上的', () => {
  expect(compareTexts('先删缓存再改库', '先改库再删缓存').some(({ kind }) => kind === 'added')).toBe(true)
  expect(compareTexts('超时30秒', '超时60秒')).toEqual([
    { kind: 'same', text: '超时' },
    { kind: 'removed', text: '30' },
    { kind: 'added', text: '60' },
    { kind: 'same', text: '秒' },
  ])
})

test('没变的只留下改动旁边的一段', () => {
  const long = '甲乙丙丁'.repeat(100)
  const [before, removed] = compareTexts(`${long}旧`, `${long}新`)
  expect(before?.text).toMatch(/^…/)
  expect(before?.text.length).toBe(81)
  expect(removed).toEqual({ kind: 'removed', text: '旧' })
})

test('添上的一段从自己的一行起标出，换行不在其中', () => {
  expect(compareTexts('第一段', '第一段\n\n第二段')).toEqual([
    { kind: 'same', text: '第一段' },
    { kind: 'same', text: '\n\n' },
    { kind: 'added', text: '第二段' },
  ])
})
