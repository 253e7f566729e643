import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'
import { audits } from '../resources.ts'

type Audit = (typeof audits)[number]
export type AuditAction = Audit['actions'][number]
export type AuditTargetType = Audit['target']

/** What an admin can do, each act named by its target and a verb. */
export const auditAction = z.enum(audits.flatMap<AuditAction>(({ actions }) => actions))
/** What an admin can act on. */
export const auditTargetType = z.enum(audits.map(({ target }) => target))

/** One act of an admin, as it stands in a list. */
export const auditSummary = z.object({
  id,
  createTime: time,
  actorId: id,
  /** The admin's name then. */
  actorName: z.string(),
  action: auditAction,
  targetType: auditTargetType,
  /** Null when it was done to no single thing. */
  targetId: z.nullable(id),
  /** The target's name then. */
  targetName: z.string(),
  /** Network address it was done from. */
  ip: z.string(),
  /** The browser's own description. */
  userAgent: z.string(),
})
export type AuditSummary = z.output<typeof auditSummary>

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** One act with the fields it changed: null where there was, or is, nothing. */
export const auditEntry = z.object({ ...auditSummary.shape, before: fields, after: fields })
export type AuditEntry = z.output<typeof auditEntry>
