import { hash } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import type { DatabaseLog } from '../database.ts'
import { DatabaseBusy } from '../database-busy.ts'
import { sqlState } from '../errors.ts'
import type { ChannelListener, Session, SourceLoad, SqlSource, StatementResult } from '../sql-source.ts'
import { isPatient, TIME_LIMITS, type TimeLimits, withTimeLimit } from '../time-limits.ts'
import { clientOptions, logEvents } from './client-options.ts'
import { PostgresListener } from './PostgresListener.ts'

const POOL_SIZE = 10

/** The most connections that a server holds: the pool's, and one for notifications. */
export const CONNECTIONS_PER_SERVER = POOL_SIZE + 1

/** The server's own limit comes first: it keeps the connection. */
const GRACE_MILLISECONDS = 2_000

/** What pg says, without a code, of a connection that did not come or was lost. */
const lossWords = /timeout|terminated|not queryable/

/** SQLSTATE of a prepared statement whose table has been changed since: it fails as long as the connection lasts. */
const OUTDATED_STATEMENT = '0A000'

/** The connections to a PostgreSQL server: a pool, and one more for notifications. */
export class PostgresSource implements SqlSource {
  readonly #pool: Pool
  readonly #listener: PostgresListener
  readonly #limits: TimeLimits

  constructor(databaseUrl: string, log: DatabaseLog, limits: TimeLimits = TIME_LIMITS) {
    this.#limits = limits
    this.#listener = new PostgresListener(databaseUrl, log)
    this.#pool = new Pool({
      ...clientOptions(databaseUrl, limits.statement),
      max: POOL_SIZE,
      connectionTimeoutMillis: limits.turn,
      idleTimeoutMillis: 0,
    })
    this.#pool.on('connect', (client) => logEvents(client, log))
    // Logged by the client's own listener.
    this.#pool.on('error', () => undefined)
  }

  async connect(): Promise<Session> {
    const client = await this.#borrow()
    let isBroken = false
    return {
      query: async (sql, parameters) => {
        try {
          return await run(client, sql, parameters, this.#limits)
        } catch (error) {
          isBroken ||= sqlState(error) === OUTDATED_STATEMENT
          throw toBusy(error)
        }
      },
      release: (isDiscarded = false) => client.release(isDiscarded || isBroken),
    }
  }

  async script(text: string): Promise<unknown[]> {
    const client = await this.#borrow()
    try {
      const results: unknown = await client.query(text)
      return [results].flat().flatMap((result) => Object(result).rows)
    } catch (error) {
      // What the text began must not stay open for the statements that follow.
      await client.query('rollback').catch(() => undefined)
      throw toBusy(error)
    } finally {
      client.release()
    }
  }

  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, listener)
  }

  load(): SourceLoad {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { connections: POOL_SIZE, inUse: totalCount - idleCount, waiting: waitingCount }
  }

  async end(): Promise<void> {
    await Promise.all([this.#listener.end(), this.#pool.end()])
  }

  #borrow(): Promise<PoolClient> {
    return this.#pool.connect().catch((error: unknown) => {
      throw toBusy(error)
    })
  }
}

/** A server that neither answers nor keeps its own time limit is cut off from. Migrations take what they take. */
async function run(
  client: PoolClient,
  text: string,
  parameters: readonly unknown[],
  { statement }: TimeLimits,
): Promise<StatementResult> {
  const answer = client.query({ name: hash('sha256', text, 'base64url'), text, values: [...parameters] })
  if (isPatient(text)) return answer
  return withTimeLimit(answer, statement + GRACE_MILLISECONDS, () => void client.end())
}

function toBusy(error: unknown): unknown {
  const isLoss = error instanceof Error && sqlState(error) === undefined && lossWords.test(error.message)
  return isLoss ? new DatabaseBusy({ cause: error }) : error
}
