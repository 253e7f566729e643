import { z } from 'zod/mini'
import { id, time } from '../common/schemas.ts'

/** What an admin can do, each act named by what it is done to and its verb. */
export const auditAction = z.enum([
  'user.update',
  'user.ban',
  'user.unban',
  'user.setRole',
  'user.resetPassword',
  'user.signOutEverywhere',
  'user.delete',
  'announcement.add',
  'announcement.update',
  'announcement.publish',
  'announcement.delete',
  'question.add',
  'question.update',
  'question.restore',
  'question.publish',
  'question.archive',
  'question.move',
  'question.reorder',
  'question.delete',
  'questionBank.add',
  'questionBank.update',
  'questionBank.reorder',
  'questionBank.delete',
  'questionImport.apply',
  'questionImport.undo',
])
export type AuditAction = z.output<typeof auditAction>

/** What can be acted on: the first words of the actions. */
export const auditTargetType = z.enum(['user', 'announcement', 'question', 'questionBank', 'questionImport'])
export type AuditTargetType = z.output<typeof auditTargetType>

/** One act of an admin, as it stands in a list. */
export const auditSummary = z.object({
  id,
  createTime: time,
  actorId: id,
  /** What the admin was called then. */
  actorName: z.string(),
  action: auditAction,
  targetType: auditTargetType,
  /** Null when it was done to no single thing. */
  targetId: z.nullable(id),
  /** What the thing was called then. */
  targetName: z.string(),
  /** Network address it was done from. */
  ip: z.string(),
  /** What the browser said of itself. */
  userAgent: z.string(),
})
export type AuditSummary = z.output<typeof auditSummary>

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** One act with the fields it changed: null where there was, or is, nothing. */
export const auditEntry = z.object({ ...auditSummary.shape, before: fields, after: fields })
export type AuditEntry = z.output<typeof auditEntry>
