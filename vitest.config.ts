import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

function project(
  name: string,
  include: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`${include}/**/*.test.{ts,tsx}`],
      setupFiles: ['./scripts/vitest-setup.ts'],
      restoreMocks: true,
      // For busy machines: nothing here waits on purpose.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...test,
    },
  }
}

/** Server tests that prove nothing new on a second database: they touch no SQL, or only what other tests ask there. */
const ANY_DATABASE = [
  'apps/server/src/app/{access,bad-input,health,request-log,security-headers,serve-sites}.test.ts',
  'apps/server/src/modules/ai/assistant/{EmbeddedAssistant,token-budget}.test.ts',
  'apps/server/src/modules/**/{changed-fields,checks,column-names,shipped-content}.test.ts',
  'apps/server/src/platform/{files,llm,mail,text}/**',
  'apps/server/src/platform/db/{folder-lock,guard-space,open-embedded}.test.ts',
  'apps/server/src/platform/http/**',
]

/** Server tests run on the embedded database, those of SQL, locks, time and concurrency also on PostgreSQL: src/testing reads TEST_DATABASE. */
function serverProject(name: string, database: 'pglite' | 'postgres', globalSetup: string) {
  return project(name, 'apps/server/src', {
    env: { TEST_DATABASE: database },
    globalSetup: [globalSetup],
    exclude: database === 'postgres' ? ANY_DATABASE : [],
  })
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('contract', 'packages/contract/src'),
      project('recognition', 'packages/recognition/{labelled,src}'),
      project('api-client', 'packages/api-client/src'),
      project('ui', 'packages/ui/src', { environment: 'happy-dom' }),
      project('learner', 'apps/learner/{build,src}', { environment: 'happy-dom' }),
      project('admin', 'apps/admin/{build,src}', { environment: 'happy-dom' }),
      serverProject('server', 'pglite', './apps/server/src/testing/pglite-setup.ts'),
      serverProject('server-postgres', 'postgres', './apps/server/src/testing/postgres-setup.ts'),
      project('repo', 'scripts'),
      // The built product behind nginx.
      project('cluster', 'e2e/cluster', {
        testTimeout: 90_000,
        expect: { poll: { timeout: 10_000 } },
        globalSetup: ['./e2e/cluster/tell-skipped.ts'],
      }),
    ],
  },
})
