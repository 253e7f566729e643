import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { hasPostgres } from './apps/server/src/testing/postgres-binaries.ts'
import { LANGUAGES } from './packages/contract/src/common/languages.ts'

const MINUTE = 60_000

function project(
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      setupFiles: ['./scripts/vitest-setup.ts'],
      // Test files share the modules that they load; the setup file puts back what a file has changed.
      isolate: false,
      restoreMocks: true,
      // Terminals are told in the product's own language, whatever that of the machine is.
      env: { LANGUAGE: LANGUAGES[0] },
      // For machines with other work: nothing here waits on purpose.
      testTimeout: 5 * MINUTE,
      hookTimeout: 5 * MINUTE,
      expect: { poll: { timeout: MINUTE } },
      ...test,
    },
  }
}

const testsIn = (folder: string): string[] => [`${folder}/**/*.test.{ts,tsx}`]
/** Server tests on the embedded database: whatever differs there from a PostgreSQL server. */
const EMBEDDED = [
  'apps/server/src/app/{account-call,backup-job,lists}.test.ts',
  'apps/server/src/modules/{ai/ai-chat,search/search}.routes.test.ts',
  'apps/server/src/platform/backup/{concurrent-writers,pending-jobs,refusals}.test.ts',
  'apps/server/src/platform/db/{dialect,errors,migrate,types}.test.ts',
  'apps/server/src/platform/db/embedded/*.test.ts',
  'apps/server/src/platform/{events,jobs,limits}/*.test.ts',
]
/** Those among them that no other database is asked. */
const EMBEDDED_ONLY = [
  'apps/server/src/app/backup-job.test.ts',
  'apps/server/src/platform/db/embedded/*.test.ts',
]

/** What the console exports, through a database and back: neither app's own test. */
const ROUND_TRIP = 'scripts/round-trip-database.test.ts'

/** Server tests that open no database, told by what they import. */
const PURE = globSync(testsIn('apps/server/src')).filter(
  (file) =>
    !/testing\/(?:backup-place|p.+-database|test-app|test-database)|openDatabase|openEmbedded/.test(
      readFileSync(file, 'utf8'),
    ),
)

/** Each file has a document and modules of its own: components keep state in both. */
const inBrowser = { environment: 'happy-dom', isolate: true }
const onPostgres = {
  env: { LANGUAGE: LANGUAGES[0], TEST_DATABASE: 'postgres' },
  globalSetup: ['./apps/server/src/testing/postgres-setup.ts'],
}
const onPglite = {
  env: { LANGUAGE: LANGUAGES[0], TEST_DATABASE: 'pglite' },
  globalSetup: ['./apps/server/src/testing/pglite-setup.ts'],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('contract', testsIn('packages/contract/src')),
      project('recognition', testsIn('packages/recognition/{labelled,src}')),
      project('runner', testsIn('packages/runner/src')),
      project('markdown', testsIn('packages/markdown/src')),
      project('api-client', testsIn('packages/api-client/src')),
      project('ui', testsIn('packages/ui/src'), inBrowser),
      project('learner', testsIn('apps/learner/{build,src}'), inBrowser),
      project('admin', testsIn('apps/admin/{build,src}'), { ...inBrowser, isolate: false }),
      project('repo', [...testsIn('scripts'), 'bench/finding/*.test.ts'], { exclude: [ROUND_TRIP] }),
      project('server-pure', PURE),
      project('server', [...testsIn('apps/server/src'), ROUND_TRIP], {
        ...(hasPostgres() ? onPostgres : onPglite),
        exclude: [...PURE, ...EMBEDDED_ONLY],
      }),
      project('embedded', EMBEDDED, { ...onPglite, exclude: PURE }),
      // The built product behind nginx.
      project('cluster', testsIn('e2e/cluster'), { globalSetup: ['./e2e/cluster/tell-skipped.ts'] }),
    ],
  },
})
