import fs from 'node:fs'
import path from 'node:path'
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts'
import type { EmbeddedEngine } from './embedded-source.ts'
import { pgliteEngine, startPglite } from './pglite-engine.ts'

/**
 * Opens the database in `folder`, or makes it. While it is being made a marker lies beside the folder:
 * what a crash left half made is thrown away by the next start, before anybody has stored anything in it.
 */
export async function openPgliteFolder(folder: string): Promise<EmbeddedEngine> {
  const marker = `${folder}.incomplete`
  if (fs.existsSync(marker)) fs.rmSync(folder, { recursive: true, force: true })
  const isNew = !fs.existsSync(path.join(folder, 'PG_VERSION'))
  if (isNew) fs.writeFileSync(marker, '')
  fs.mkdirSync(folder, { recursive: true })
  const pglite = await startPglite({ fs: new DurableNodeFS(folder), startParams: durableStartParams })
  if (isNew) {
    syncTree(folder)
    fs.rmSync(marker)
  }
  return pgliteEngine(pglite)
}

/** A new folder is copied from memory without fsync; it has to be on the disk before the first commit is. */
function syncTree(folder: string): void {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true })
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of [...paths, folder, path.dirname(folder)]) {
    const descriptor = fs.openSync(file, 'r')
    fs.fsyncSync(descriptor)
    fs.closeSync(descriptor)
  }
}
