import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const feature = 'apps/learner/src/features'
const modules = 'apps/server/src/modules'

const FORBIDDEN: [rule: string, from: string, to: string][] = [
  ['contract-knows-zod-alone', 'packages/contract/src/a.ts', 'packages/ui/src/a.ts'],
  ['api-client-knows-the-contract', 'packages/api-client/src/a.ts', 'packages/ui/src/a.ts'],
  ['markdown-knows-nothing', 'packages/markdown/src/a.ts', 'packages/contract/src/b.ts'],
  ['ui-knows-no-app-nor-api', 'packages/ui/src/b.ts', 'packages/contract/src/b.ts'],
  ['learner-imports-no-other-app', 'apps/learner/src/app/a.ts', 'apps/admin/src/a.ts'],
  ['admin-imports-no-other-app', 'apps/admin/src/b.ts', 'apps/learner/src/app/b.ts'],
  ['server-imports-no-site', 'apps/server/src/app/a.ts', 'apps/learner/src/app/b.ts'],
  ['features-meet-at-parts', `${feature}/home/A.tsx`, `${feature}/account/A.tsx`],
  ['parts-know-parts-alone', `${feature}/home/parts/A.tsx`, `${feature}/home/D.tsx`],
  ['features-do-not-know-app-or-layout', `${feature}/home/B.tsx`, 'apps/learner/src/layout/Footer.tsx'],
  ['layout-knows-parts-alone', 'apps/learner/src/layout/TopBar.tsx', 'apps/learner/src/app/routes.tsx'],
  ['shared-knows-no-feature', 'apps/learner/src/shared/a.ts', `${feature}/home/C.tsx`],
  ['platform-knows-no-module', 'apps/server/src/platform/a.ts', `${modules}/user/a.ts`],
  ['modules-do-not-know-app', `${modules}/user/b.ts`, 'apps/server/src/app/b.ts'],
  ['modules-meet-at-services', `${modules}/user/c.ts`, `${modules}/note/note.repository.ts`],
  ['modules-show-their-face', 'apps/server/src/app/c.ts', `${modules}/user/user.service.ts`],
  ['services-know-no-routes', `${modules}/user/user.service.ts`, `${modules}/user/user.routes.ts`],
  ['repositories-know-no-services', `${modules}/user/user.repository.ts`, `${modules}/user/d.service.ts`],
  ['tests-are-not-imported', 'packages/ui/src/c.ts', 'packages/ui/src/d.test.ts'],
  ['testing-is-for-tests', 'apps/server/src/platform/e.ts', 'apps/server/src/testing/e.ts'],
  ['every-import-is-found', 'packages/ui/src/e.ts', 'packages/ui/src/nowhere/f.ts'],
]

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

test('dependency-cruiser refuses every import the architecture forbids, and a cycle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dependency-rules-'))
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [rule, from, to] of FORBIDDEN) {
      if (rule !== 'every-import-is-found') await write(folder, to, 'export type A = 1\n')
      const path = relative(dirname(from), to)
      await write(folder, from, `export type { A } from '${path.startsWith('.') ? path : `./${path}`}'\n`)
    }
    await write(folder, 'packages/contract/src/left.ts', "export * from './right.ts'\n")
    await write(folder, 'packages/contract/src/right.ts', "export * from './left.ts'\n")

    const cruise = promisify(execFile)(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', join(root, '.dependency-cruiser.cjs'), 'apps', 'packages'],
      { cwd: folder },
    )
    const { stdout } = await cruise.catch((failure: { stdout: string }) => failure)

    for (const [rule, from] of FORBIDDEN) expect(stdout).toContain(`error ${rule}: ${from}`)
    expect(stdout).toContain('error no-cycles: ')
  } finally {
    await rm(folder, { recursive: true })
  }
}, 30_000)
