import type { Database } from '../../../platform/db/database.ts'
import { type PostgresFacts, readPostgresFacts } from '../../../platform/db/postgres/postgres-facts.ts'
import { CONNECTIONS_PER_SERVER } from '../../../platform/db/postgres/postgres-source.ts'
import { type Finding, fine, type HealthCheck, problem } from './health-check.ts'

/** Another server, and a command beside it. */
const LEAST_FREE_CONNECTIONS = CONNECTIONS_PER_SERVER + 1

/** Asks the database something, and, where it is a server, whether it can hold the site. */
export const checkDatabase =
  (database: Pick<Database, 'kind' | 'ping' | 'kysely'>): HealthCheck =>
  async () => {
    try {
      await database.ping()
      if (database.kind === 'embedded') return [fine('embedded')]
      return judgePostgres(await readPostgresFacts(database.kysely))
    } catch {
      return [problem(database.kind === 'embedded' ? 'silent' : 'unreachable')]
    }
  }

/** What a PostgreSQL server lacks for the site. */
export function judgePostgres(facts: PostgresFacts): Finding[] {
  const { isTooOld, encoding, canCreate, connections, maxConnections } = facts
  const scarce = maxConnections - connections < LEAST_FREE_CONNECTIONS
  const found = [
    isTooOld && problem('tooOld', { ...facts }),
    encoding !== 'UTF8' && problem('wrongEncoding', { ...facts }),
    !canCreate && problem('noRights', { ...facts }),
    scarce && problem('fewConnections', { ...facts, needed: CONNECTIONS_PER_SERVER }),
  ].filter((finding) => finding !== false)
  return found.length > 0 ? found : [fine('postgres', { ...facts })]
}
