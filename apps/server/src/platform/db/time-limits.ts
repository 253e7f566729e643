import { DatabaseBusy } from './database-busy.ts'

/** How long a call may wait for the database, in milliseconds. */
export interface TimeLimits {
  /** From when a statement is sent, or, where they queue, from its turn. */
  statement: number
  /** For a connection, or for the turn of a transaction. */
  turn: number
}

export const TIME_LIMITS: TimeLimits = { statement: 15_000, turn: 10_000 }

/** Whether a statement takes what it takes: a migration's script, the wait for another server's, a checkpoint of a backup. */
export const isPatient = (sql: string): boolean =>
  /^(?:do|create|select pg_advisory_xact_lock|select pg_backup_start)\b/.test(sql)

/** A wait is measured in this many parts. A process that stood still, on a paused machine, waited for one of them at most. */
const PARTS = 10

/** What the work gives. @throws DatabaseBusy when that takes longer; `onLate` is then called first */
export async function withTimeLimit<T>(
  work: Promise<T>,
  milliseconds: number,
  onLate = () => {},
): Promise<T> {
  if (milliseconds === Number.POSITIVE_INFINITY) return work
  const { promise: late, reject } = Promise.withResolvers<never>()
  let parts = PARTS
  const timer = setInterval(() => {
    parts -= 1
    if (parts > 0) return
    clearInterval(timer)
    onLate()
    reject(new DatabaseBusy())
  }, milliseconds / PARTS)
  return Promise.race([work, late]).finally(() => clearInterval(timer))
}
