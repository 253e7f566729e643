import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { AuditService } from './audit.service.ts'

export function auditRoutes(app: FastifyInstance, { audit }: { audit: AuditService }): void {
  implement(app, contract.auditLog.page, (input) => audit.page(input))
  implement(app, contract.auditLog.get, ({ id }) => audit.get(id))
}
