import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPglite } from '../../apps/server/src/platform/db/embedded/pglite-engine.ts'
import { ROOT, runTool } from '../run-tool.ts'
import { hashContents } from './content-hash.ts'

/** Below it everything that the database is made from. */
const INPUTS = [
  'apps/server/src/migrations',
  'apps/server/src/modules',
  'apps/server/src/platform',
  'content',
  'packages/contract/src',
  'pnpm-lock.yaml',
  'scripts/build/first-database.ts',
]
const FOLDER = join(ROOT, 'apps/server/dist')

/**
 * Makes the database that a new site begins with, tables and content, unless it was made from the very same inputs. To
 * unpack it takes a second, to make it ten. It may be missing: then the start makes it.
 * @returns whether it was made
 * @throws when content is at fault
 */
export async function buildFirstDatabase(): Promise<boolean> {
  const hashFile = join(FOLDER, '.build-hash')
  const hash = await hashContents(ROOT, INPUTS)
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) return false
  await rm(FOLDER, { recursive: true, force: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'first-database-'))
  try {
    const { code, output } = await runTool(
      process.execPath,
      ['apps/server/src/app/cli.ts', 'content:import'],
      { env: { DATA_DIR: dataDir, DATABASE_URL: undefined } },
    )
    if (code !== 0) throw new Error(output)
    const pglite = await startPglite({ dataDir: join(dataDir, 'db') })
    const archive = await pglite.dumpDataDir('gzip')
    await pglite.close()
    await mkdir(FOLDER, { recursive: true })
    await writeFile(join(FOLDER, 'first-database.tar.gz'), Buffer.from(await archive.arrayBuffer()))
    await writeFile(hashFile, hash)
    return true
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
