import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Finding, fine, type HealthCheck, problem } from './health-check.ts'

/** What differs by more makes codes and sessions end too early or too late. */
const MOST_SECONDS = 5
const ANSWER_MILLISECONDS = 5_000
/** An answer's Date is cut to whole seconds: on average it is this much later. */
const CUT_MILLISECONDS = 500

interface Clocks {
  /** The database's server; undefined when it is this process itself. */
  kysely: Kysely<DB> | 'unreachable' | undefined
  /** undefined: there is no other machine to ask. */
  publicUrl: string | undefined
}

/** Compares this machine's clock with that of the database and that at the public address. */
export const checkClock =
  ({ kysely, publicUrl }: Clocks): HealthCheck =>
  async () => {
    const found = await Promise.all([
      kysely && compare('database', () => databaseTime(kysely)),
      publicUrl !== undefined && compare('site', () => siteTime(publicUrl)),
    ])
    const known = found.filter((finding) => finding !== undefined && finding !== false && finding !== null)
    if (known.length > 0) return known
    return [kysely ? { state: 'off', fact: 'unknown' } : fine('alone')]
  }

/** null: the other clock cannot be asked, which other checks say. */
async function compare(whose: 'database' | 'site', ask: () => Promise<number>): Promise<Finding | null> {
  const start = Date.now()
  const other = await ask().catch(() => Number.NaN)
  if (Number.isNaN(other)) return null
  const seconds = Math.round(Math.abs(other - (start + Date.now()) / 2) / 1000)
  return seconds > MOST_SECONDS ? problem(`${whose}Off`, { seconds }) : fine(`${whose}Same`, { seconds })
}

async function databaseTime(kysely: Kysely<DB> | 'unreachable'): Promise<number> {
  if (kysely === 'unreachable') return Number.NaN
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely)
  return rows[0]?.now.getTime() ?? Number.NaN
}

/** The Date of an answer, from whatever stands there: proxies write their own. */
async function siteTime(publicUrl: string): Promise<number> {
  const { headers } = await fetch(`${publicUrl}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  })
  return Date.parse(headers.get('date') ?? '') + CUT_MILLISECONDS
}
