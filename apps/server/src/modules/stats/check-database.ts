import type { Database } from '../../platform/db/database.ts'
import type { HealthCheck } from './health-check.ts'

/** Asks the database something. */
export const checkDatabase =
  (database: Pick<Database, 'kind' | 'ping'>): HealthCheck =>
  async () => {
    try {
      await database.ping()
      return { state: 'ok', fact: database.kind }
    } catch {
      return { state: 'failed', fact: 'silent', remedy: database.kind === 'embedded' ? 'restart' : 'reach' }
    }
  }
