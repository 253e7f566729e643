import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'
import { createDatabase } from '../create-database.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { sqlState } from '../errors.ts'
import { TIME_LIMITS, type TimeLimits } from '../time-limits.ts'
import { createPostgresClient, createPostgresListener } from './postgres-client.ts'
import { PostgresSource } from './postgres-source.ts'

const poolSize = 10

/**
 * Opens a PostgreSQL server's database and proves that it answers.
 * @throws StartupError within about ten seconds if it does not; the password is never part of its message
 */
export async function openPostgres(
  databaseUrl: string,
  log: DatabaseLog,
  limits: TimeLimits = TIME_LIMITS,
): Promise<Database> {
  const connect = (onLost: () => void) => createPostgresClient(databaseUrl, log, onLost, limits.statement)
  const source = new PostgresSource(poolSize, connect, createPostgresListener(databaseUrl, log), limits)
  const database = createDatabase('postgres', source)
  try {
    await database.ping()
  } catch (cause) {
    void database.close()
    throw new StartupError(refusal(databaseUrl, cause), { cause })
  }
  return database
}

/** What the common failures mean to the operator; others are shown with their code. */
const reasons = new Map([
  ['28P01', 'loginRefused'],
  ['28000', 'loginRefused'],
  ['3D000', 'missing'],
  ['CONNECT_TIMEOUT', 'timeout'],
])

function refusal(databaseUrl: string, cause: unknown): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const code = sqlState(cause) ?? 'unknown'
  const reason = reasons.get(code) ?? 'unreachable'
  return operatorText(`database.${reason}`, {
    host: `${hostname}:${port || 5432}`,
    database: pathname.slice(1),
    user: username,
    code,
  })
}
