import type { AuditTargetType } from '@app/contract'

/** Where what was acted on can be seen, and whose names of fields its own are. */
export const targetPages: Record<AuditTargetType, { resource: string; type: 'show' | 'edit' }> = {
  user: { resource: 'users', type: 'show' },
  announcement: { resource: 'announcements', type: 'show' },
  question: { resource: 'problems', type: 'show' },
  questionBank: { resource: 'problems/banks', type: 'edit' },
  questionImport: { resource: 'problems/imports', type: 'show' },
}
