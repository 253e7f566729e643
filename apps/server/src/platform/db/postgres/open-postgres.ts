import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'
import { createDatabase } from '../create-database.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { sqlState } from '../errors.ts'
import { TIME_LIMITS, type TimeLimits } from '../time-limits.ts'
import { readPostgresFacts } from './postgres-facts.ts'
import { CONNECTIONS_PER_SERVER, PostgresSource } from './postgres-source.ts'

/**
 * Opens a PostgreSQL server's database and proves that it answers and can hold the site.
 * @throws StartupError within about ten seconds if not; the password is never part of its message
 */
export async function openPostgres(
  databaseUrl: string,
  log: DatabaseLog,
  limits: TimeLimits = TIME_LIMITS,
): Promise<Database> {
  const database = createDatabase('postgres', new PostgresSource(databaseUrl, log, limits))
  try {
    await requireUsable(database, databaseUrl)
  } catch (cause) {
    void database.close()
    if (cause instanceof StartupError) throw cause
    const code = sqlState(cause) ?? 'unknown'
    throw refusal(
      reasons.get(code) ?? 'unreachable',
      databaseUrl,
      { code, count: CONNECTIONS_PER_SERVER },
      cause,
    )
  }
  return database
}

/** A role that may not make tables, and an encoding without Chinese, would fail later and obscurely. */
async function requireUsable({ kysely }: Database, databaseUrl: string): Promise<void> {
  const facts = await readPostgresFacts(kysely)
  const { isTooOld, version, encoding, canCreate, hasTables } = facts
  if (isTooOld) throw refusal('tooOld', databaseUrl, { version })
  if (encoding !== 'UTF8') throw refusal('wrongEncoding', databaseUrl, { encoding })
  if (!canCreate && !hasTables) throw refusal('noRights', databaseUrl)
}

/** What the common failures mean to the operator; others are shown with their code. */
const reasons = new Map<string, Reason>([
  ['28P01', 'loginRefused'],
  ['28000', 'loginRefused'],
  ['3D000', 'missing'],
  ['42501', 'noRights'],
  ['53300', 'connectionsUsedUp'],
  ['DATABASE_BUSY', 'timeout'],
])

type Reason =
  | 'connectionsUsedUp'
  | 'loginRefused'
  | 'missing'
  | 'noRights'
  | 'timeout'
  | 'tooOld'
  | 'unreachable'
  | 'wrongEncoding'

function refusal(
  reason: Reason,
  databaseUrl: string,
  details: Readonly<Record<string, string | number>> = {},
  cause?: unknown,
): StartupError {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const values = {
    host: `${hostname}:${port || 5432}`,
    database: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
    ...details,
  }
  return new StartupError(operatorText(`database.${reason}`, values), { cause })
}
