import type { AuditTargetType } from '@app/contract/audit-log/schemas'
import type { ConsoleResource } from '../data/console-resource.ts'

const entries = import.meta.glob<ConsoleResource>('./*/index.ts', { eager: true, import: 'resource' })

/** Every resource of the console: what each folder beside this file exports as `resource`. */
export const resources: readonly ConsoleResource[] = Object.values(entries)

/** The resource of what an import calls by that kind. */
export function findImportKind(kind: string): ConsoleResource | undefined {
  return resources.find(({ importKind }) => importKind === kind)
}

/** The resource the audit log calls by that type. */
export function findAuditTarget(type: AuditTargetType): ConsoleResource | undefined {
  return resources.find(({ auditTarget }) => auditTarget?.type === type)
}
