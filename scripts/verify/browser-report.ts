const SLOWEST = 5

/** The part of Playwright's json report that is described. */
export interface BrowserReport {
  suites: BrowserSuite[]
}

/** A spec file, or a describe block in it. */
interface BrowserSuite {
  file: string
  suites?: BrowserSuite[]
  specs: { title: string; tests: BrowserTest[] }[]
}

/** A test in one project; its results are its tries. */
interface BrowserTest {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { duration: number }[]
}

/** What a person should know of a run that passed: tests that needed a second try, and the spec files that take longest. */
export function describeBrowserRun({ suites }: BrowserReport): string[] {
  const tests = suites.flatMap(listTests)
  const flaky = tests.filter(({ status }) => status === 'flaky').map(({ name }) => `flaky: ${name}`)
  const seconds = new Map<string, number>()
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds)
  const slowest = [...seconds]
    .sort(([, left], [, right]) => right - left)
    .slice(0, SLOWEST)
    .map(([file, total]) => `slowest: ${file} (${total.toFixed(1)} s)`)
  return [...flaky, ...slowest]
}

function listTests({ file, specs, suites = [] }: BrowserSuite): {
  file: string
  name: string
  status: BrowserTest['status']
  seconds: number
}[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      name: `[${projectName}] ${file} › ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(listTests)]
}
