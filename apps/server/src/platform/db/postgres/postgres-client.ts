import type { Readable, Writable } from 'node:stream'
import postgres from 'postgres'
import type { DatabaseLog } from '../database.ts'
import type { NotificationSource, StatementResult } from '../sql-source.ts'
import { TIME_LIMITS } from '../time-limits.ts'

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

/** One connection to a PostgreSQL server, made when it is first needed and again after it was lost. */
export interface PostgresClient {
  /** Statements are prepared, and sent behind one another without waiting. */
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
  /** Runs several statements. @returns the rows of all of them */
  script(text: string): Promise<unknown[]>
  /** @param timeout seconds that running statements get */
  end(timeout: number): Promise<void>
}

/** One that can also copy rows out and in. */
export interface CopyingClient extends PostgresClient {
  /** What a `copy … to stdout` gives, a row at a time. */
  copyOut(sql: string): Promise<Readable>
  /** What a `copy … from stdin` takes. */
  copyIn(sql: string): Promise<Writable>
}

/**
 * @param onLost called when the connection is lost, before another one is made
 * @param statementLimit milliseconds after which the server ends a statement; 0: never
 */
export function createPostgresClient(
  databaseUrl: string,
  log: DatabaseLog,
  onLost: () => void,
  statementLimit = TIME_LIMITS.statement,
): CopyingClient {
  const client = postgres(databaseUrl, {
    max: 1,
    // postgres.js would end the connection between two statements of a transaction.
    max_lifetime: null,
    connect_timeout: 8,
    // Soon, so that requests fail instead of waiting while the server is away.
    backoff: () => 0.2,
    types,
    connection: {
      application_name: 'interview-practice',
      TimeZone: 'UTC',
      // Every statement is prepared and built so that one plan fits all its values: planning again costs more than it saves.
      plan_cache_mode: 'force_generic_plan',
      statement_timeout: statementLimit,
    },
    onclose: onLost,
    onnotice: (notice) => log.debug({ notice }, 'notice of the database'),
  })
  return {
    async query(sql, parameters) {
      const result = await client.unsafe(sql, [...parameters], { prepare: true })
      return { rows: Array.from(result), command: result.command, count: result.count }
    },
    async script(text) {
      const results: unknown = await client.unsafe(text).simple()
      return Array.isArray(results) ? results.flat() : []
    },
    copyOut: (text) => client.unsafe(text).readable(),
    copyIn: (text) => client.unsafe(text).writable(),
    end: (timeout) => client.end({ timeout }),
  }
}

/** A connection for notifications alone, which is made again whenever it is lost. */
export interface PostgresListener extends NotificationSource {
  end(timeout: number): Promise<void>
}

export function createPostgresListener(databaseUrl: string, log: DatabaseLog): PostgresListener {
  const client = postgres(databaseUrl, {
    max: 1,
    connect_timeout: 8,
    backoff: () => 0.2,
    connection: { application_name: 'interview-practice notifications' },
    onnotice: (notice) => log.debug({ notice }, 'notice of the database'),
  })
  return {
    async listen(channel, { onPayload, onReconnect }) {
      let isConnected = false
      const { unlisten } = await client.listen(channel, onPayload, () => {
        if (isConnected) onReconnect()
        isConnected = true
      })
      return unlisten
    },
    end: (timeout) => client.end({ timeout }),
  }
}
