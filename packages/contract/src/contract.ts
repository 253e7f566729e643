import { auditLog } from './audit-log/endpoints.ts'
import { resources } from './resources.ts'

/** Every call of the api, by resource. */
export const contract = { ...resources, auditLog }

export type Contract = typeof contract
