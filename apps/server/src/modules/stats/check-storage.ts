import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { HealthCheck } from './health-check.ts'

const GIBIBYTE = 1024 ** 3
/** Below this a database may soon be unable to write. */
const LEAST_FREE = GIBIBYTE

/** Writes to the data folder, and looks how much room is left. */
export const checkStorage =
  (dataDir: string): HealthCheck =>
  async () => {
    const file = path.join(dataDir, `.health-${randomUUID()}`)
    try {
      await mkdir(dataDir, { recursive: true })
      await writeFile(file, 'x')
      const { bavail, bsize } = await statfs(dataDir)
      const free = bavail * bsize
      const values = { gibibytes: (free / GIBIBYTE).toFixed(1) }
      return free < LEAST_FREE
        ? { state: 'failed', fact: 'scarce', remedy: 'makeRoom', values }
        : { state: 'ok', fact: 'ready', values }
    } catch {
      return { state: 'failed', fact: 'notWritable', remedy: 'allow' }
    } finally {
      await rm(file, { force: true }).catch(() => undefined)
    }
  }
