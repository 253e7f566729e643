import { randomUUID } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../../../platform/make-folder.ts'
import { type Finding, fine, type HealthCheck, problem } from './health-check.ts'

const GIBIBYTE = 1024 ** 3
/** Below this a database may soon be unable to write. */
const LEAST_FREE = GIBIBYTE
/** The rights of others on this machine. */
const OTHERS = 0o077
const folders = ['.', 'db', 'files', 'outbox']

/** Writes to the data folder, and looks how much room is left and who else may look into it. */
export const checkStorage =
  (dataDir: string, freeBytes = freeBytesOf): HealthCheck =>
  async () => {
    const file = path.join(dataDir, `.health-${randomUUID()}`)
    try {
      makeFolder(dataDir)
      await writeFile(file, 'x')
      const free = await freeBytes(dataDir)
      const values = { gibibytes: (free / GIBIBYTE).toFixed(1) }
      return [
        free < LEAST_FREE ? problem('scarce', values) : fine('ready', values),
        ...(await findOpen(dataDir)),
      ]
    } catch {
      return [problem('notWritable')]
    } finally {
      await rm(file, { force: true }).catch(() => undefined)
    }
  }

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The folders that others may look into; Windows has other rights. */
async function findOpen(dataDir: string): Promise<Finding[]> {
  if (process.platform === 'win32') return []
  const found = await Promise.all(
    folders.map(async (name) => {
      const folder = path.join(dataDir, name)
      const { mode } = await stat(folder).catch(() => ({ mode: 0 }))
      return (mode & OTHERS) === 0 ? [] : [folder]
    }),
  )
  const open = found.flat()
  return open.length === 0 ? [] : [problem('open', { folders: open.join(' ') })]
}
