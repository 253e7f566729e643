import { z } from 'zod/mini'
import { time } from '../common/schemas.ts'

/** A job's id is the job system's own. */
export const jobId = z.uuid()

/** A job that was tried as often as it may be. */
export const failedJob = z.object({
  id: jobId,
  /** `module.act`, a key of `dashboard.job` in the console's texts. */
  name: z.string(),
  failTime: time,
  tries: z.int(),
  /** The first line of what went wrong. */
  reason: z.string(),
})
export type FailedJob = z.output<typeof failedJob>

export const jobOverview = z.object({
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** The last of those that failed, at most 20. */
  latest: z.array(failedJob),
})
export type JobOverview = z.output<typeof jobOverview>
