import { type Kysely, sql } from 'kysely'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { DB } from '../db/schema.gen.ts'
import { operatorText } from '../i18n.ts'
import type { Logger } from '../log.ts'
import { currentWork, runAs } from '../work.ts'
import { bossDatabase, bossTransaction } from './boss-database.ts'
import type { AnyJob, Job } from './job.ts'
import { sendPendingJobs } from './pending-jobs.ts'
import { hasOptions, queueOptionsOf } from './queue-options.ts'

/** Workers are woken by the database's notifications; this is for what those missed. */
const POLL_SECONDS = 30
const MONITOR_SECONDS = 20
/** What is under way gets this long to end when the server stops; the rest is done after the next start, or elsewhere. */
const STOP_MILLISECONDS = 2_000

/** A job is set aside when so many tries have ended with their process, or have never ended. */
const MOST_DEATHS = 2

/** What is kept of a job until it is done. */
interface JobContent {
  data: unknown
  /** Of the request that began it; absent for those that the clock begins. */
  requestId?: string
  /** How many tries have begun whose end nobody has seen. */
  openTries?: number
}

/** A try at a job that has ended. */
export interface JobRun {
  name: string
  milliseconds: number
  /** `stopped`: the server stops or the time is over. */
  outcome: 'done' | 'retried' | 'failed' | 'stopped'
}

/** How many jobs of a name are in a state. */
export interface JobCount {
  name: string
  state: 'waiting' | 'running' | 'failed'
  count: number
}

/** A job that was tried as often as it may be. */
interface FailedJobRow {
  id: string
  name: string
  tries: number
  failTime: Date
  /** The first line of what went wrong. */
  reason: string
}

/**
 * Work behind the calls, on pg-boss: kept in the database, done once by one of the servers that are alive, tried again
 * when it fails, and kept for the console to see when it has failed for good.
 */
export class Jobs {
  readonly #database: Database
  readonly #log: Logger
  readonly #boss: PgBoss
  #jobs: readonly AnyJob[] = []
  /** By the name of their job. */
  readonly #workers = new Map<string, string>()
  /** The ids of what is being done here. */
  readonly #running = new Set<string>()
  readonly #watchers: ((run: JobRun) => void)[] = []

  constructor(database: Database, log: Logger) {
    this.#database = database
    this.#log = log
    this.#boss = new PgBoss({
      db: bossDatabase(database),
      backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
      useListenNotify: true,
      registerInstance: false,
      reindex: false,
      monitorVacuum: false,
      monitorIntervalSeconds: MONITOR_SECONDS,
      superviseIntervalSeconds: MONITOR_SECONDS,
      cronMonitorIntervalSeconds: 45,
      cronWorkerIntervalSeconds: 45,
      openTelemetry: { enabled: false },
    })
    this.#boss.on('error', (error) => log.warn({ err: error }, 'the job system met a fault'))
  }

  /** Makes the jobs known and begins to work on them; nothing can be sent before. */
  async start(jobs: readonly AnyJob[]): Promise<void> {
    this.#jobs = jobs
    await this.#boss.start()
    await this.#takeUp()
    await this.#makeQueues()
    await sendPendingJobs(this.#database.kysely, this.#boss, this.#names())
    for (const job of jobs) await this.#work(job)
  }

  /** Stops after what is under way, within about two seconds; what does not end is handed back. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: STOP_MILLISECONDS, close: false })
    await this.#noteOpenTries([...this.#running], 0)
  }

  /**
   * Has something done soon.
   * @param transaction with which it is to be: rolled back, it is not done
   */
  async send<Data>(job: Job<Data>, data: Data, transaction?: Kysely<DB>): Promise<void> {
    // pg-boss takes objects; what a handler is given is what stands in it.
    const content = { data, requestId: currentWork()?.requestId }
    await this.#boss.send(job.name, content, transaction ? { db: bossTransaction(transaction) } : {})
  }

  /** Has a failed job done again. @returns false when there is none of this id that has failed */
  async retry(name: string, id: string): Promise<boolean> {
    if (!this.#jobs.some((job) => job.name === name)) return false
    const [found] = await this.#boss.findJobs(name, { id })
    if (found?.state !== 'failed') return false
    await this.#noteOpenTries([id], 0)
    await this.#boss.retry(name, id)
    this.#wake(name)
    return true
  }

  /** How many jobs wait, are being done, and have failed for good. */
  async count(): Promise<{ waiting: number; running: number; failed: number }> {
    const { rows } = await sql<{ waiting: number; running: number; failed: number }>`
      select count(*) filter (where state in ('created', 'retry')) as waiting,
        count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed
      from pgboss.job where name = any(${this.#names()}::text[])`.execute(this.#database.kysely)
    return rows[0] ?? { waiting: 0, running: 0, failed: 0 }
  }

  /** The same by name, with zeros. */
  async countByName(): Promise<JobCount[]> {
    const { rows } = await sql<JobCount>`
      select n.name, s.state, count(j.id) as count
      from unnest(${this.#names()}::text[]) as n (name)
        cross join (values ('created', 'waiting'), ('retry', 'waiting'), ('active', 'running'), ('failed', 'failed'))
          as s (boss, state)
        left join pgboss.job j on j.name = n.name and j.state = s.boss::pgboss.job_state
      group by n.name, s.state order by n.name, s.state`.execute(this.#database.kysely)
    return rows
  }

  /** Tells of every try that ends on this server. */
  watch(watcher: (run: JobRun) => void): void {
    this.#watchers.push(watcher)
  }

  /** The last jobs that failed for good. @param limit how many at most */
  async listFailed(limit: number): Promise<FailedJobRow[]> {
    const { rows } = await sql<FailedJobRow>`
      select id, name, retry_count + 1 as tries, completed_on as "failTime",
        split_part(coalesce(output ->> 'message', ''), chr(10), 1) as reason
      from pgboss.job where state = 'failed' and name = any(${this.#names()}::text[])
      order by completed_on desc limit ${limit}`.execute(this.#database.kysely)
    return rows
  }

  #names(): string[] {
    return this.#jobs.map(({ name }) => name)
  }

  /** What waits to be tried again is due now: what it waited for may have been this start. */
  async #takeUp(): Promise<void> {
    const { kind, kysely } = this.#database
    // The embedded database has one server: what is under way when it starts was left by the one before.
    const left = kind === 'embedded' ? sql`state in ('active', 'retry')` : sql`state = 'retry'`
    await sql`update pgboss.job set state = 'retry', start_after = now() where ${left}`.execute(kysely)
  }

  /** Has its worker look at once. Jobs sent together are one notification, and a worker takes one job at a time. */
  #wake(name: string): void {
    const worker = this.#workers.get(name)
    if (worker !== undefined) this.#boss.notifyWorker(worker)
  }

  /** Statements are few: a server that starts finds most as it wants it. */
  async #makeQueues(): Promise<void> {
    const queues = new Map((await this.#boss.getQueues(this.#names())).map((queue) => [queue.name, queue]))
    const schedules = new Map((await this.#boss.getSchedules()).map((known) => [known.name, known.cron]))
    for (const job of this.#jobs) {
      const { name, schedule } = job
      const queue = queues.get(name)
      const options = queueOptionsOf(job)
      if (!queue) await this.#boss.createQueue(name, options)
      else if (!hasOptions(queue, options)) await this.#boss.updateQueue(name, options)
      if (schedule && schedules.get(name) !== schedule.cron)
        await this.#boss.schedule(name, schedule.cron, { data: schedule.data })
      if (!schedule && schedules.has(name)) await this.#boss.unschedule(name)
    }
  }

  async #work(job: AnyJob): Promise<void> {
    const worker = await this.#boss.work(
      job.name,
      { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true },
      async (found: JobWithMetadata<JobContent>[]) => {
        for (const one of found) {
          const requestId = one.data.requestId ?? one.id
          await runAs({ requestId, call: job.name }, () => this.#run(job, one)).finally(() =>
            this.#wake(job.name),
          )
        }
      },
    )
    this.#workers.set(job.name, worker)
  }

  async #run(
    job: AnyJob,
    { id, data, signal, retryCount, retryLimit }: JobWithMetadata<JobContent>,
  ): Promise<void> {
    const { openTries = 0 } = data
    const isDeadly = openTries >= MOST_DEATHS
    const isLastTry = isDeadly || retryCount >= retryLimit
    const start = performance.now()
    let outcome: JobRun['outcome'] = 'done'
    this.#running.add(id)
    try {
      if (isDeadly) await this.#setAside(id)
      await this.#noteOpenTries([id], openTries + 1)
      await job.runWith(data.data, { signal, isRetry: retryCount > 0, isLastTry })
    } catch (error) {
      outcome = signal.aborted ? 'stopped' : isLastTry ? 'failed' : 'retried'
      if (outcome === 'failed') this.#log.error({ err: error, job: job.name }, 'a job has failed for good')
      await this.#noteOpenTries([id], 0)
      throw error
    } finally {
      this.#running.delete(id)
      for (const watch of this.#watchers)
        watch({ name: job.name, milliseconds: performance.now() - start, outcome })
    }
  }

  /** A job that ends its process would end that of every start. @throws always: it has failed for good, unless an admin has it tried again */
  async #setAside(id: string): Promise<never> {
    await sql`update pgboss.job set retry_limit = retry_count where id = ${id}`.execute(this.#database.kysely)
    throw new Error(operatorText('jobSetAside'))
  }

  async #noteOpenTries(ids: readonly string[], count: number): Promise<void> {
    if (ids.length === 0) return
    await sql`update pgboss.job set data = jsonb_set(data, '{openTries}', to_jsonb(${count}::int))
      where id = any(${ids}::uuid[])`.execute(this.#database.kysely)
  }
}
