import type { Contract, Endpoint } from '@app/contract'

/** The contract's resources that can be listed. */
type ListedResource = {
  [R in keyof Contract]: Contract[R] extends { page: Endpoint } ? R : never
}[keyof Contract]

/** What react-admin calls a resource, which is its path below /admin too → the contract's resource behind it. */
export const resources = {
  users: 'user',
  problems: 'questionRecord',
  'problems/banks': 'questionBank',
  announcements: 'announcement',
  'problems/imports': 'questionImport',
  'audit-logs': 'auditLog',
} as const satisfies Record<string, ListedResource>

export type ResourceName = keyof typeof resources
