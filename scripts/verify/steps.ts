import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, runTool } from '../run-tool.ts'
import { type BrowserReport, describeBrowserRun } from './browser-report.ts'
import { type Counts, countPlaywright, countStep, countVitest, withExitCode } from './counts.ts'
import { installChromium } from './install-chromium.ts'
import { installNginx } from './install-nginx.ts'

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

/** Everything that is verified, in order: the quick checks first. */
export const STEPS: Step[] = [
  check('biome', 'biome', ['check', '.']),
  check('typecheck', 'node', ['scripts/typecheck.ts']),
  check('dependency rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']),
  check('knip', 'knip', []),
  check('locales', 'node', ['scripts/check-locales.ts']),
  check('content', 'node', ['scripts/content/check.ts']),
  check('database types', 'node', ['apps/server/src/testing/generate-schema.ts', '--check']),
  vitest('unit tests', ['!server*', '!cluster']),
  vitest('server on PGlite', ['server']),
  vitest('server on PostgreSQL', ['server-postgres']),
  check('build', 'node', ['scripts/build.ts']),
  { name: 'servers behind nginx', run: () => runWithService(installNginx, vitest('cluster', ['cluster'])) },
  { name: 'browser tests', run: runPlaywright },
]

function check(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runTool(command, args)
      return { counts: countStep(code), output }
    },
  }
}

/** @param install makes sure that a program is there which some tests need; they skip themselves without it */
async function runWithService(install: () => Promise<string | null>, step: Step): Promise<StepResult> {
  const skipped = await install()
  const result = await step.run()
  return skipped === null ? result : { ...result, notes: [...(result.notes ?? []), skipped] }
}

function vitest(name: string, projects: string[]): Step {
  const run = (reportFile: string) =>
    runTool('vitest', [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ])
  return { name, run: () => runWithReport(run, { count: countVitest }) }
}

async function runPlaywright(): Promise<StepResult> {
  const problem = await installChromium()
  if (problem) return { counts: countStep(1), output: problem }
  return runWithReport(
    (reportFile) =>
      runTool('playwright', ['test', '--reporter=list,json'], {
        env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      }),
    {
      count: (report: BrowserReport & Parameters<typeof countPlaywright>[0]) => countPlaywright(report),
      describe: describeBrowserRun,
    },
  )
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
