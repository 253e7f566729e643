import {
  type AuditEntry,
  type AuditSummary,
  auditAction,
  auditEntry,
  auditTargetType,
} from '@app/contract/audit-log/schemas'
import type { AuditEntryRow, AuditRow } from './audit-log.repository.ts'

export function toAuditSummary(row: AuditRow): AuditSummary {
  return {
    id: row.id,
    createTime: row.create_time.toISOString(),
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: auditAction.parse(row.action),
    targetType: auditTargetType.parse(row.target_type),
    targetId: row.target_id,
    targetName: row.target_name,
    ip: row.ip,
    userAgent: row.user_agent,
  }
}

export function toAuditEntry(row: AuditEntryRow): AuditEntry {
  return {
    ...toAuditSummary(row),
    before: auditEntry.shape.before.parse(row.before),
    after: auditEntry.shape.after.parse(row.after),
  }
}
