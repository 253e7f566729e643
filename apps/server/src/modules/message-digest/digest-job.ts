import { z } from 'zod/mini'
import { defineJob } from '../../platform/jobs/job.ts'
import type { DigestService } from './digest.service.ts'

/** Every hour it is morning somewhere; after the reminders of what is due, which belong into it. */
export function digestJob(digests: DigestService) {
  return defineJob({
    name: 'message.digest',
    schema: z.null(),
    schedule: { cron: '17 * * * *', data: null },
    run: (_, { signal }) => digests.mailAll(signal),
  })
}
