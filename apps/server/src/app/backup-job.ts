import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'
import { cronOf, ScheduledBackup } from '../platform/backup/ScheduledBackup.ts'
import type { Config } from '../platform/config.ts'
import { defineJob } from '../platform/jobs/job.ts'

const program = fileURLToPath(new URL('./backup.ts', import.meta.url))

/** Every day everything is backed up, if the settings say where to. */
export function backupJob({
  backup,
  dataDir,
  databaseUrl,
}: Pick<Config, 'backup' | 'dataDir' | 'databaseUrl'>) {
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const scheduled = backup && new ScheduledBackup({ settings: backup, program, environment })
  return defineJob({
    name: 'app.backup',
    schema: z.null(),
    minutes: 6 * 60,
    ...(backup && { schedule: { cron: cronOf(backup.time), data: null } }),
    async run(_, { signal }) {
      // Sent before a server without the setting took over: there is no place for it any more.
      await scheduled?.run(signal)
    },
  })
}
