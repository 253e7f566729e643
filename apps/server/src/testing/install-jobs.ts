import type { Database } from '../platform/db/database.ts'
import { Jobs } from '../platform/jobs/Jobs.ts'
import { createLog } from '../platform/log.ts'

/** Makes the tables of the job system in a template, so that no test waits for it. */
export async function installJobs(database: Database): Promise<void> {
  const jobs = new Jobs(database, createLog('silent'))
  await jobs.start([])
  await jobs.close()
}
