import { isDeepStrictEqual } from 'node:util'
import type { QueueOptions, QueueResult } from 'pg-boss'
import type { AnyJob } from './job.ts'

/** A server that has not been heard of for so long has died, and others do its jobs. */
const HEARTBEAT_SECONDS = 20
const FIRST_PAUSE_SECONDS = 2
const PAUSE_LIMIT_SECONDS = 10 * 60
/** What has ended is kept this long, for the console. */
const KEEP_SECONDS = 7 * 24 * 60 * 60

type WantedOptions = Required<Omit<QueueOptions, 'retentionSeconds'>> & { notify: boolean }

/** How pg-boss keeps, tries and gives up the jobs of a kind. */
export function queueOptionsOf({ retries = 3, minutes = 15 }: AnyJob): WantedOptions {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: minutes * 60,
    retryLimit: retries,
    retryDelay: FIRST_PAUSE_SECONDS,
    retryBackoff: true,
    retryDelayMax: PAUSE_LIMIT_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
  }
}

/** Whether a queue is as an earlier start has made it, with these options. */
export function hasOptions(queue: QueueResult, options: WantedOptions): boolean {
  const { notify, heartbeatSeconds, expireInSeconds, retryLimit } = queue
  const { retryDelay, retryBackoff, retryDelayMax, deleteAfterSeconds } = queue
  const found = { notify, heartbeatSeconds, expireInSeconds, retryLimit }
  return isDeepStrictEqual({ ...found, retryDelay, retryBackoff, retryDelayMax, deleteAfterSeconds }, options)
}
