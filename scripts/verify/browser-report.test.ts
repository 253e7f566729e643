import { expect, test } from 'vitest'
import { type BrowserReport, describeBrowserRun } from './browser-report.ts'

const spec = (
  title: string,
  status: 'expected' | 'flaky',
  ...durations: number[]
): BrowserReport['suites'][number]['specs'][number] => ({
  title,
  tests: [{ projectName: 'desktop', status, results: durations.map((duration) => ({ duration })) }],
})

test('names the tests that needed a second try, wherever they stand', () => {
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('calm', 'expected', 10)],
      suites: [{ file: 'a.spec.ts', specs: [spec('shaky', 'flaky', 10, 20)] }],
    },
  ]
  expect(describeBrowserRun({ suites })).toEqual([
    'flaky: [desktop] a.spec.ts › shaky',
    'slowest: a.spec.ts (0.0 s)',
  ])
})

test('names the five spec files that took longest, all tries counted', () => {
  const suites = [1, 2, 3, 4, 5, 6].map((number) => ({
    file: `${number}.spec.ts`,
    specs: [spec('one', 'expected', number * 1000), spec('two', 'expected', 500)],
  }))
  expect(describeBrowserRun({ suites })).toEqual([
    'slowest: 6.spec.ts (6.5 s)',
    'slowest: 5.spec.ts (5.5 s)',
    'slowest: 4.spec.ts (4.5 s)',
    'slowest: 3.spec.ts (3.5 s)',
    'slowest: 2.spec.ts (2.5 s)',
  ])
})
