import type { z } from 'zod/mini'

/** What a job's handler is told beside its data. */
export interface JobContext {
  /** Aborted when the server stops or the job has run out of time: the handler rejects, and the job is tried again. */
  signal: AbortSignal
  /** Whether an earlier try began and did not end, or failed. */
  isRetry: boolean
  /** Whether it is given up when this try fails. */
  isLastTry: boolean
}

/** Work that is done behind the calls: kept in the database until it is done, by whichever server is alive. */
export interface Job<Data> {
  /** `module.act`; a key of `job.name` in the console's texts. */
  name: string
  schema: z.ZodMiniType<Data>
  /** Does the work. It may run again after a crash, so it has to bear being repeated. */
  run: (data: Data, context: JobContext) => Promise<void>
  /** How many more times it is tried, with growing pauses; 3 when absent. */
  retries?: number
  /** How many minutes one try may take; 15 when absent. */
  minutes?: number
  /** When it is begun by itself, as a cron expression in UTC, with `data`. */
  schedule?: { cron: string; data: Data }
}

/** A job whose kind of data does not matter to whoever runs it. */
export interface AnyJob extends Omit<Job<never>, 'run' | 'schema' | 'schedule'> {
  schedule?: { cron: string; data: unknown }
  /** Checks the data and does the work. */
  runWith: (data: unknown, context: JobContext) => Promise<void>
}

/** Makes a job known to {@link Jobs} whatever its data are. */
export function defineJob<Data>(job: Job<Data>): Job<Data> & AnyJob {
  return { ...job, runWith: (data, context) => job.run(job.schema.parse(data), context) }
}
