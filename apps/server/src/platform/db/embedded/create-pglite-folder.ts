import { readFile } from 'node:fs/promises'
import { startPglite } from './pglite-engine.ts'
import { syncTree } from './sync-files.ts'

/**
 * A program: makes a database in the folder that is its first argument, empty or out of the archive that is its second
 * one, and says in one line if it cannot.
 */

async function create(folder: string, archive: string | undefined): Promise<void> {
  const pglite = await startPglite({
    dataDir: folder,
    ...(archive !== undefined && { loadDataDir: new Blob([await readFile(archive)]) }),
  })
  await pglite.close()
  // PGlite has written without fsync.
  await syncTree(folder)
}

create(process.argv[2] ?? '', process.argv[3]).catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
