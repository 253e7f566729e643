import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import { jobRoutes } from './job.routes.ts'
import { JobService } from './job.service.ts'

interface JobDependencies {
  kysely: Kysely<DB>
  jobs: Jobs
  audit: AuditLogService
}

/** The work behind the calls, as admins watch it. */
export function createJob({ kysely, jobs, audit }: JobDependencies) {
  const services = { jobWatch: new JobService(kysely, jobs, audit) }
  return { services, routes: (app) => jobRoutes(app, services) } satisfies ServerModule
}
