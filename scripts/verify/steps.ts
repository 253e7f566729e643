import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, runTool } from '../run-tool.ts'
import { type BrowserReport, describeBrowserRun } from './browser-report.ts'
import { type Counts, countPlaywright, countStep, countVitest, withExitCode } from './counts.ts'

/** What came out of a step; `output` explains a failure. */
export interface StepResult {
  counts: Counts
  output: string
  /** Lines to print even when all is well. */
  notes?: string[]
}

export interface Step {
  name: string
  run: () => Promise<StepResult>
}

/** Steps of a run: those that keep one core busy run two at a time, then come those that need the whole machine. */
export interface Plan {
  side: Step[]
  last: Step[]
}

const build = check('build', 'node', ['scripts/build.ts'])

/** Everything that each change must pass; the longest step begins, the quick checks stand beside it. */
export const EACH_CHANGE: Plan = {
  side: [
    vitest('server tests', ['server']),
    check('biome', 'biome', ['check', '.']),
    check('locales', 'node', ['scripts/check-locales.ts']),
    check('patterns', 'node', ['scripts/check-patterns.ts']),
    check('dependency rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']),
    check('knip', 'knip', []),
    check('typecheck', 'node', ['scripts/typecheck.ts']),
    build,
    vitest('unit tests', ['!server', '!embedded', '!cluster']),
    vitest('server tests on the embedded database', ['embedded']),
    check('content', 'node', ['scripts/content/check.ts']),
  ],
  last: [browser('browser tests')],
}

/** What is slow and breaks rarely. */
export const SLOW: Plan = {
  side: [build],
  last: [
    vitest('servers behind nginx', ['cluster']),
    browser('slow browser tests', ['--config=playwright.slow.config.ts']),
  ],
}

function check(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(command, args)
      return { counts: countStep(code), output }
    },
  }
}

function vitest(name: string, projects: string[]): Step {
  const run = (reportFile: string) =>
    runTool('vitest', [
      'run',
      '--maxWorkers=1',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ])
  return { name, run: () => runWithReport(run, { count: countVitest }) }
}

function browser(name: string, args: string[] = []): Step {
  const run = (reportFile: string) =>
    runTool('playwright', ['test', ...args, '--reporter=list,json'], {
      env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    })
  const count = (report: BrowserReport & Parameters<typeof countPlaywright>[0]) => countPlaywright(report)
  return { name, run: () => runWithReport(run, { count, describe: describeBrowserRun }) }
}

interface ReportReader<Report> {
  count: (report: Report) => Counts
  describe?: (report: Report) => string[]
}

async function runWithReport<Report>(
  run: (reportFile: string) => Promise<Outcome>,
  { count, describe = () => [] }: ReportReader<Report>,
): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'verify-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { code, output } = await run(reportFile)
    const text = await readFile(reportFile, 'utf8').catch(() => null)
    if (text === null) return { counts: withExitCode(countStep(1), code), output }
    const report: Report = JSON.parse(text)
    return { counts: withExitCode(count(report), code), output, notes: describe(report) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
