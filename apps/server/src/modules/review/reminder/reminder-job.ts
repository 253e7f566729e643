import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { ReminderService } from './reminder.service.ts'

/** Every hour it is morning somewhere. */
export function reminderJob(reminders: ReminderService) {
  return defineJob({
    name: 'review.remind',
    schema: z.null(),
    schedule: { cron: '2 * * * *', data: null },
    run: (_, { signal }) => reminders.remindAll(signal),
  })
}
