import { startPglite } from './pglite-engine.ts'
import { syncTree } from './sync-files.ts'

/** A program: makes an empty database in the folder that is its argument. */

const [, , folder] = process.argv
if (!folder) throw new Error('usage: create-pglite-folder.ts <folder>')
const pglite = await startPglite({ dataDir: folder })
await pglite.close()
// PGlite has written without fsync.
await syncTree(folder)
