import { expect, test } from 'vitest'
import { curveLine } from './memory-line.ts'

test('从头画到尾，记得全部在最上面，天数按长短', () => {
  const line = curveLine([
    { day: '2026-11-01', recall: 1 },
    { day: '2026-11-02', recall: 0.9 },
    { day: '2026-11-05', recall: 0.1 },
  ])
  expect(line.path).toBe('M4 4L65 13.7L248 62')
  expect([line.start, line.end, line.isWide]).toEqual([{ x: 4, y: 4 }, { x: 248, y: 62 }, true])
})

test('只有一天的不是一条线', () => {
  expect(curveLine([{ day: '2026-11-01', recall: 1 }]).isWide).toBe(false)
})
