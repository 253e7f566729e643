import { z } from 'zod/mini'
import { defineJob } from '../../platform/jobs/job.ts'
import type { DeliveryService } from './delivery.service.ts'

/** So many users get their message by one statement, in a transaction of its own. */
const BATCH = 1_000

/** Makes the messages of published announcements; a batch that is done is not done again. */
export function deliveryJob(deliveries: DeliveryService) {
  return defineJob({
    name: 'announcement.deliver',
    schema: z.null(),
    // For announcements published before there were jobs, and any that was left.
    schedule: { cron: '23 * * * *', data: null },
    async run(_, { signal }) {
      for (const id of await deliveries.listUndelivered()) {
        while (await deliveries.deliver(id, BATCH)) signal.throwIfAborted()
      }
    },
  })
}
