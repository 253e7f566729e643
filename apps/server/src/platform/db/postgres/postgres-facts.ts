import { type Kysely, sql } from 'kysely'
import type { DB } from '../schema.gen.ts'

/** `server_version_num` of the oldest PostgreSQL that the site runs on. */
const OLDEST = 150_000

/** What decides whether a PostgreSQL database can hold the site. */
export interface PostgresFacts {
  version: string
  isTooOld: boolean
  encoding: string
  /** Whether the role may make tables, as the first start and updates do. */
  canCreate: boolean
  /** Whether the tables are there already. */
  hasTables: boolean
  /** Clients that are connected, and how many may be at most without being superusers. */
  connections: number
  maxConnections: number
  database: string
  user: string
}

export async function readPostgresFacts(db: Kysely<DB>): Promise<PostgresFacts> {
  const { rows } = await sql<Omit<PostgresFacts, 'isTooOld'> & { number: number }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::integer as number,
      current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(current_schema(), 'create'), false) as "canCreate",
      to_regclass('schema_migration') is not null and to_regnamespace('pgboss') is not null as "hasTables",
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
        as "maxConnections",
      current_database() as database, current_user as user`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a table has one row')
  const { number, ...facts } = row
  return { ...facts, isTooOld: number < OLDEST }
}
