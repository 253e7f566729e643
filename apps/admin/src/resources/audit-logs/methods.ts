import type { AuditEntry } from '@app/contract/audit-log/schemas'
import type { Page } from '@app/contract/common/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface AuditLogMethods {
  /** A page of the log with what each act changed. */
  pageOfAuditEntries: (
    filter: object,
    paging: { current: number; pageSize: number },
  ) => Promise<Page<AuditEntry>>
}

export function createAuditLogMethods({ auditLog }: Api): AuditLogMethods {
  return {
    pageOfAuditEntries: (filter, paging) => withHttpErrors(auditLog.details({ ...filter, ...paging })),
  }
}
