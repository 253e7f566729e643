import { startPglite } from './pglite-engine.ts'
import { syncTree } from './sync-files.ts'

/** A program: makes an empty database in the folder that is its argument, and says in one line if it cannot. */

async function create(folder: string): Promise<void> {
  const pglite = await startPglite({ dataDir: folder })
  await pglite.close()
  // PGlite has written without fsync.
  await syncTree(folder)
}

create(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
