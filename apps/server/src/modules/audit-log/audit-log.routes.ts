import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { AuditLogService } from './audit-log.service.ts'

export function auditLogRoutes(app: FastifyInstance, { audit }: { audit: AuditLogService }): void {
  implement(app, contract.auditLog.page, (input) => audit.page(input))
  implement(app, contract.auditLog.details, (input) => audit.details(input))
  implement(app, contract.auditLog.get, ({ id }) => audit.get(id))
}
