import { parentAuditOf } from '../content/parent-values.ts'

export const questionBankAudit = parentAuditOf('questionBank')
