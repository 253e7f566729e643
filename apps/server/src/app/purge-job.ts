import { z } from 'zod/mini'
import { defineJob } from '../platform/jobs/job.ts'
import type { ServerModule } from '../platform/module.ts'

/** Every hour the modules delete what has expired. */
export function purgeJob(modules: readonly ServerModule[]) {
  return defineJob({
    name: 'app.purge',
    schema: z.null(),
    schedule: { cron: '7 * * * *', data: null },
    async run() {
      await Promise.all(modules.map((module) => module.purge?.()))
    },
  })
}
