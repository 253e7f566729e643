/** Tests of one step. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A step without tests of its own counts as one. */
export function countStep(code: number): Counts {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts of Vitest's json report; a file that could not be loaded is one failure. */
export function countVitest(report: VitestReport): Counts {
  const failed = report.testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').length
    return status === 'failed' ? Math.max(tests, 1) : tests
  })
  return {
    passed: report.numPassedTests,
    failed: failed.reduce((sum, count) => sum + count, 0),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The part of Playwright's json report that is counted. */
interface PlaywrightStats {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts of Playwright's json report; a test that passed when it was run once more has passed. */
export function countPlaywright({ stats }: PlaywrightStats): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** A runner that ended badly without naming a failed test (no report, an error outside the tests) failed once. */
export function withExitCode(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Sums the counts of all steps. */
export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** `12 passed, 0 failed`, and the skipped if there are any. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
