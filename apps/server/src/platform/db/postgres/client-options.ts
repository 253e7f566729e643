import { type ClientBase, type ClientConfig, types } from 'pg'
import type { DatabaseLog } from '../database.ts'

const { BYTEA, DATE, INT8 } = types.builtins
const INT8_ARRAY = 1016

/** The same values as the embedded database gives, see pglite-engine.ts. Ids and counts stay below 2^53. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [INT8_ARRAY, (text) => JSON.parse(text.replace('{', '[').replace('}', ']').replaceAll('NULL', 'null'))],
  [DATE, (day) => day],
  [BYTEA, (hex) => new Uint8Array(Buffer.from(hex.slice(2), 'hex'))],
])

/** How a connection to a PostgreSQL server is made. @param statementLimit milliseconds after which the server ends a statement; 0: never */
export function clientOptions(databaseUrl: string, statementLimit: number): ClientConfig {
  const url = new URL(databaseUrl)
  // `sslmode` means what it means to psql.
  url.searchParams.set('uselibpqcompat', 'true')
  // Without any password pg leaves a connection half open that wants one. Others do not look at it.
  url.password ||= process.env.PGPASSWORD ?? 'none'
  const settings = {
    TimeZone: 'UTC',
    // Every statement is prepared and built so that one plan fits all its values: planning again costs more than it saves.
    plan_cache_mode: 'force_generic_plan',
    statement_timeout: statementLimit,
  }
  return {
    connectionString: url.href,
    application_name: 'interview-practice',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  }
}

/** A client whose loss nobody listens to would end the process; its statements fail anyway. */
export function logEvents(client: ClientBase, log: DatabaseLog): void {
  client.on('error', (err) => log.debug({ err }, 'connection to the database lost'))
  client.on('notice', (notice) => log.debug({ notice }, 'notice of the database'))
}
