import { Gauge, Histogram, type Registry } from '@prometheus-io/client'
import { withTimeLimit } from '../db/time-limits.ts'
import type { JobCount, Jobs } from '../jobs/Jobs.ts'

/** A database that is away must not keep the other numbers away. */
const COUNT_MILLISECONDS = 1_000

/** Jobs by queue. Those that wait, run or have failed are the same for all servers on one database. */
export function measureJobs(registry: Registry, jobs: Pick<Jobs, 'countByName' | 'watch'>): void {
  const registers = [registry]
  let counting: Promise<JobCount[] | null> = Promise.resolve(null)
  new Gauge({
    name: 'jobs_countable',
    help: 'Whether the jobs could be counted in the database: 1, or 0 when jobs is missing',
    registers,
    // Registered first, so it is asked first: both tell of one count.
    async collect() {
      counting = withTimeLimit(jobs.countByName(), COUNT_MILLISECONDS).catch(() => null)
      this.set((await counting) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs of all servers that wait, run, or have failed for good in the last seven days',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { name: queue, state, count } of (await counting) ?? []) this.set({ queue, state }, count)
    },
  })
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Tries at jobs that have ended on this server: done, retried, failed, or stopped',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 900],
    registers,
  })
  jobs.watch(({ name: queue, milliseconds, outcome }) =>
    durations.observe({ queue, outcome }, milliseconds / 1000),
  )
}
