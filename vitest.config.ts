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

/** The same server tests run on both databases: src/testing reads TEST_DATABASE. */
function serverProject(name: string, database: 'pglite' | 'postgres', globalSetup: string[]) {
  return project(name, 'apps/server/src', {
    env: { TEST_DATABASE: database },
    globalSetup,
  })
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('contract', 'packages/contract/src'),
      project('api-client', 'packages/api-client/src'),
      project('ui', 'packages/ui/src', { environment: 'happy-dom' }),
      project('learner', 'apps/learner/{build,src}', { environment: 'happy-dom' }),
      project('admin', 'apps/admin/{build,src}', { environment: 'happy-dom' }),
      serverProject('server', 'pglite', ['./apps/server/src/testing/pglite-setup.ts']),
      serverProject('server-postgres', 'postgres', ['./apps/server/src/testing/postgres-setup.ts']),
      project('repo', 'scripts'),
    ],
  },
})
