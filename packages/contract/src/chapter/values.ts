import { parentAuditOf, parentLimits } from '../content/parent-values.ts'

export const chapterLimits = { ...parentLimits, introduction: 5_000 } as const

export const chapterAudit = parentAuditOf('chapter')
