import { expect, test } from 'vitest'
import { LEAST_LETTERS } from '../../packages/ui/src/markdown/diagram/diagram-size.ts'
import { findChromium } from '../chromium.ts'
import { measureDiagrams, PHONE_ROOM } from './code/measure-diagrams.ts'

const wide = `flowchart LR\n${Array.from({ length: 12 }, (_, n) => `  s${n}[第${n}步要做的事] --> s${n + 1}[下一步]`).join('\n')}`

test.skipIf(!findChromium())(
  'a diagram shrinks on a phone until its letters are 10 px, then it scrolls',
  async () => {
    const [small, large, wrong] = await measureDiagrams([
      'flowchart TD\n  A[甲] --> B[乙]',
      wide,
      'flowchart TD\n  A -->',
    ])
    expect(small?.width).toBeLessThanOrEqual(PHONE_ROOM)
    expect(small?.letters).toBeGreaterThan(LEAST_LETTERS)
    expect(large?.width).toBeGreaterThan(PHONE_ROOM)
    expect(large?.letters).toBeCloseTo(LEAST_LETTERS, 0)
    expect(wrong).toBeNull()
  },
)
