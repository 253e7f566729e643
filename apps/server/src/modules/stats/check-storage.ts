import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Files } from '../../platform/files/files.ts'
import { LocalFiles } from '../../platform/files/LocalFiles.ts'
import { StorageFault } from '../../platform/files/s3/StorageFault.ts'
import type { Finding, HealthCheck } from './health-check.ts'

const GIBIBYTE = 1024 ** 3
/** Below this a database may soon be unable to write. */
const LEAST_FREE = GIBIBYTE

/** Writes to the data folder, looks how much room is left, and keeps a file where uploaded ones are kept. */
export const checkStorage =
  (dataDir: string, files: Pick<Files, 'verify'>): HealthCheck =>
  async () => {
    const folder = await checkFolder(dataDir)
    if (folder.state !== 'ok') return folder
    try {
      await files.verify()
      return files instanceof LocalFiles ? folder : { ...folder, fact: 'readyS3' }
    } catch (error) {
      if (!(error instanceof StorageFault)) return { state: 'failed', fact: 'notWritable', remedy: 'allow' }
      return { state: 'failed', fact: `s3.${error.kind}`, remedy: `s3.${error.kind}Remedy` }
    }
  }

async function checkFolder(dataDir: string): Promise<Finding> {
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
