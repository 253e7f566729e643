import { exportTable } from '../../platform/export-user.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'
import { ReportRepository } from './report.repository.ts'
import { reportRoutes } from './report.routes.ts'
import { ReportService } from './report.service.ts'
import { type ReportDecisionDependencies, ReportDecisionService } from './report-decision.service.ts'

/** Reports of what users publish, and what admins decide of them. */
export function createReport(deps: ReportDecisionDependencies & { limits: Limits }) {
  const services = { reports: new ReportService(deps) }
  const decisions = new ReportDecisionService(deps)
  return {
    services,
    routes: (app) => reportRoutes(app, { ...services, decisions }),
    exportedParts: [exportTable(deps.kysely, { name: 'reports', table: 'report', key: 'id' })],
    forgetUser: (trx, userId) => new ReportRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
