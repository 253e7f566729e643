import postgres from 'postgres'
import type { DatabaseLog } from './database.ts'
import type { ReservedSession, SqlSource, StatementResult } from './sql-source.ts'

const oid = { bytea: 17, int8: 20, json: 114, date: 1082, timestamp: 1114, timestamptz: 1184, jsonb: 3802 }

/** The same values as the embedded database gives, see pglite-engine.ts. Ids and counts stay below 2^53. */
const types = {
  bigint: { to: oid.int8, from: [oid.int8], serialize: String, parse: Number },
  day: { to: oid.date, from: [oid.date], serialize: String, parse: (day: string) => day },
  date: {
    to: oid.timestamptz,
    from: [oid.timestamptz, oid.timestamp],
    serialize: (time: Date | string) => (time instanceof Date ? time.toISOString() : time),
    parse: (time: string) => new Date(time),
  },
  json: {
    to: oid.jsonb,
    from: [oid.json, oid.jsonb],
    // A string is JSON text already, as in the embedded database.
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
  bytea: {
    to: oid.bytea,
    from: [oid.bytea],
    serialize: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
    parse: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')),
  },
}

/** A pool of postgres.js with the types above. */
export type PostgresClient = ReturnType<typeof connectPostgres>

async function run(
  runner: Pick<PostgresClient, 'unsafe'>,
  sql: string,
  parameters: readonly unknown[],
): Promise<StatementResult> {
  const result = await runner.unsafe(sql, [...parameters], { prepare: true })
  return { rows: Array.from(result), command: result.command, count: result.count }
}

/** A pool of ten connections to a PostgreSQL server; it connects with the first statement. */
export function connectPostgres(databaseUrl: string, log: DatabaseLog) {
  return postgres(databaseUrl, {
    max: 10,
    connect_timeout: 8,
    types,
    connection: { application_name: 'interview-practice', TimeZone: 'UTC' },
    onnotice: (notice) => log.debug({ notice }, 'notice of the database'),
  })
}

/** The sessions of a PostgreSQL server. */
export class PostgresSource implements SqlSource {
  readonly #client: PostgresClient

  constructor(client: PostgresClient) {
    this.#client = client
  }

  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return run(this.#client, sql, parameters)
  }

  async reserve(): Promise<ReservedSession> {
    const session = await this.#client.reserve()
    return { release: () => session.release(), query: (sql, parameters) => run(session, sql, parameters) }
  }

  end(): Promise<void> {
    return this.#client.end({ timeout: 5 })
  }
}
