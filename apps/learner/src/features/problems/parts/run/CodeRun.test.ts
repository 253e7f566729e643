import type { CaseResult, Report, RunEnd, RunRequest } from '@app/runner'
import { describe, expect, test } from 'vitest'
import { CodeRun, type CodeRunner } from './CodeRun.ts'

const REQUEST: Omit<RunRequest, 'places'> = {
  language: 'javascript',
  code: '',
  cases: { form: 'calls', entry: 'f', parameters: [], comparison: 'exact', cases: [] },
  limits: { seconds: 5, output: 10 },
}

const resultOf = (place: number, isPassed: boolean): CaseResult => ({
  place,
  name: '',
  isPassed,
  milliseconds: 1,
  input: '',
  expected: { text: '1' },
  differences: [],
})

/** A runner that reports what a test says. */
const runnerOf = (script: (report: Report) => void): CodeRunner => ({
  run: async (_, report) => {
    script(report)
    const end: RunEnd = { kind: 'finished' }
    report({ type: 'ended', end })
    return end
  },
})

async function run(script: (report: Report) => void, places = [0, 1]): Promise<CodeRun> {
  const made = new CodeRun('run', places)
  await made.start(async () => runnerOf(script), REQUEST)
  return made
}

test('all cases passed: it is passed', async () => {
  const made = await run((report) => {
    report({ type: 'case', result: resultOf(0, true) })
    report({ type: 'case', result: resultOf(1, true) })
  })
  expect([made.isPassed, made.passed, made.firstFailure]).toEqual([true, 2, null])
})

test('one that failed, or did not run, is enough not to pass', async () => {
  const failed = await run((report) => {
    report({ type: 'case', result: resultOf(0, true) })
    report({ type: 'case', result: resultOf(1, false) })
  })
  expect([failed.isPassed, failed.firstFailure?.place]).toEqual([false, 1])
  const cut = await run((report) => report({ type: 'case', result: resultOf(0, true) }))
  expect([cut.isPassed, cut.resultOf(1)]).toEqual([false, null])
})

test('what comes after the end counts no more', async () => {
  const made = await run((report) => {
    report({ type: 'ended', end: { kind: 'timeout', seconds: 5 } })
    report({ type: 'case', result: resultOf(0, true) })
  })
  expect([made.end?.kind, made.results]).toEqual(['timeout', []])
})

test('bytes are told while they come, and no more once the code runs', async () => {
  const seen: unknown[] = []
  const made = new CodeRun('run', [0])
  await made.start(
    async () =>
      runnerOf((report) => {
        report({ type: 'loading', loaded: 3, total: 9 })
        seen.push(made.loading)
        report({ type: 'started' })
        seen.push(made.loading)
      }),
    REQUEST,
  )
  expect(seen).toEqual([{ loaded: 3, total: 9 }, null])
})

describe('logs', () => {
  test('all of them are there at the end', async () => {
    const made = await run((report) => {
      for (let line = 0; line < 3; line += 1) report({ type: 'log', place: 0, text: String(line) })
      report({ type: 'output-cut', most: 10 })
    })
    expect([made.logs.map(({ text }) => text), made.isOutputCut]).toEqual([['0', '1', '2'], true])
  })
})

test('a runner that cannot come says so', async () => {
  const made = new CodeRun('submit', [0])
  await made.start(() => Promise.reject(new TypeError('offline')), REQUEST)
  expect(made.end).toEqual({ kind: 'unavailable', message: 'TypeError: offline' })
})

test('a run that is stopped tells its runner', async () => {
  const made = new CodeRun('run', [0])
  const started = made.start(
    async () => ({
      run: (_, report, signal) =>
        new Promise((resolve) =>
          signal?.addEventListener('abort', () => {
            report({ type: 'ended', end: { kind: 'stopped' } })
            resolve({ kind: 'stopped' })
          }),
        ),
    }),
    REQUEST,
  )
  await Promise.resolve()
  made.stop()
  await started
  expect(made.end).toEqual({ kind: 'stopped' })
})
