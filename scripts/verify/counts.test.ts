import { expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest, describeCounts, sumCounts, withExitCode } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})

test('a step without tests counts as one', () => {
  expect([countStep(0), countStep(2)]).toEqual([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 0, failed: 1, skipped: 0 },
  ])
})

test('a test file that could not be loaded is one failure', () => {
  const testResults = [file('passed', 'passed'), file('failed'), file('failed', 'failed', 'passed', 'failed')]
  expect(countVitest({ numPassedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 3,
    skipped: 2,
  })
})

test('a browser test that passed when run once more has passed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
  })
})

test('a runner that ended badly without a failed test failed once', () => {
  const counts = { passed: 5, failed: 0, skipped: 0 }
  expect(withExitCode(counts, 1).failed).toBe(1)
  expect(withExitCode(counts, 0).failed).toBe(0)
  expect(withExitCode({ ...counts, failed: 3 }, 1).failed).toBe(3)
})

test('the closing line names skipped tests only when there are some', () => {
  const total = sumCounts([countStep(0), { passed: 4, failed: 1, skipped: 2 }])
  expect(describeCounts(total)).toBe('5 passed, 1 failed, 2 skipped')
  expect(describeCounts(countStep(0))).toBe('1 passed, 0 failed')
})
