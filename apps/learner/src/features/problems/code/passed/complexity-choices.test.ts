import { expect, test } from 'vitest'
import { complexityChoices } from './complexity-choices.ts'

test.each(['O(1)', 'O(n²)', 'O(2ⁿ)', 'O(k)', 'O(m + n)', 'O(n·amount)', 'O(mn·3^L)'])(
  '参考%s总在选项里，只有一次',
  (reference) => {
    const choices = complexityChoices(reference)
    expect(choices.filter((one) => one === reference)).toHaveLength(1)
    expect(new Set(choices).size).toBe(choices.length)
    expect(choices.length).toBeGreaterThanOrEqual(5)
  },
)
