import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ServerModule } from '../../platform/module.ts'
import { AuditLogRepository } from './audit-log.repository.ts'
import { auditLogRoutes } from './audit-log.routes.ts'
import { AuditLogService } from './audit-log.service.ts'

interface AuditLogDependencies {
  kysely: Kysely<DB>
  /** How long an entry is kept; undefined: for ever. */
  keptDays: number | undefined
}

/** The audit log of admins' actions. */
export function createAuditLog({ kysely, keptDays }: AuditLogDependencies) {
  const services = { audit: new AuditLogService(new AuditLogRepository(kysely)) }
  return {
    services,
    routes: (app) => auditLogRoutes(app, services),
    purge: async () => {
      if (keptDays !== undefined) await services.audit.purge(keptDays)
    },
  } satisfies ServerModule
}
