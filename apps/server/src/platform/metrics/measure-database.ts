import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/errors.ts'

/** The database's connections and statements. */
export function measureDatabase(
  registry: Registry,
  database: Pick<Database, 'load' | 'watch' | 'kind'>,
): void {
  const registers = [registry]
  new Gauge({
    name: 'db_connections',
    help: 'Connections to the database at most (max), those that do something (in_use), and who waits for one (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      const { connections, inUse, waiting } = database.load()
      this.set({ state: 'max' }, connections)
      this.set({ state: 'in_use' }, inUse)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  const durations = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Statements, without their wait for a connection',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  })
  const errors = new Counter({
    name: 'db_statement_errors_total',
    help: 'Statements that failed, by SQLSTATE or code of the connection',
    labelNames: ['code'],
    registers,
  })
  database.watch((_, milliseconds, error) => {
    durations.observe(milliseconds / 1000)
    if (error !== undefined) errors.inc({ code: sqlState(error) ?? 'unknown' })
  })
}
