import type { JobOverview } from '@app/contract/job/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'

const MOST_FAILED = 20

/** What admins see of the work behind the calls, and the second chance they give it. */
export class JobService {
  readonly #db: Kysely<DB>
  readonly #jobs: Jobs
  readonly #audit: AuditLogService

  constructor(db: Kysely<DB>, jobs: Jobs, audit: AuditLogService) {
    this.#db = db
    this.#jobs = jobs
    this.#audit = audit
  }

  async overview(): Promise<JobOverview> {
    const [counts, latest] = await Promise.all([this.#jobs.count(), this.#jobs.listFailed(MOST_FAILED)])
    return {
      ...counts,
      latest: latest.map(({ failTime, ...job }) => ({ ...job, failTime: failTime.toISOString() })),
    }
  }

  /** Has a failed job done again. @throws AppError 40400 when no such job has failed */
  async retry(actor: Actor, name: string, id: string): Promise<void> {
    if (!(await this.#jobs.retry(name, id))) throw notFound()
    await this.#audit.record(this.#db, actor, { action: 'job.retry', target: { id: null, name } })
  }
}
