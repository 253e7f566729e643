import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../run-tool.ts'
import { carryFiles } from './carry-files.ts'

/**
 * Bundles the server and its workers into `folder`.
 * @param external packages that stay packages
 * @returns the other files that the code reads, relative to the repository
 */
export async function bundleServer(folder: string, external: readonly string[]): Promise<string[]> {
  const carried = new Set<string>()
  const build = await rolldown({
    cwd: ROOT,
    input: { cli: join(ROOT, 'apps/server/src/app/cli.ts') },
    platform: 'node',
    external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
    plugins: [carryFiles(carried)],
  })
  try {
    await build.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    })
  } finally {
    await build.close()
  }
  return [...carried].sort()
}
