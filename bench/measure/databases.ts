import postgres from 'postgres'
import { startPostgres } from '../../apps/server/src/testing/embedded-postgres.ts'
import { generate } from '../generate.ts'

/** Questions in each of the databases that are compared. */
export const SIZES = { small: 1_000, large: 100_000 } as const

export type Size = keyof typeof SIZES

export interface Databases {
  /** @returns the address of a new database with generated data */
  create: (size: Size) => Promise<string>
  /** @returns the address of a new database without any table, in which letters are those of all scripts */
  createEmpty: (name: string) => Promise<string>
  stop: () => Promise<void>
}

/** A PostgreSQL server of one's own, with memory and logs as one would give it for this much data. */
export async function startDatabases(): Promise<Databases> {
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', max_connections: '100' })
  const addressOf = (name: string) => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  const create = async (size: Size) => {
    const sql = postgres(server.url, { max: 1 })
    await sql`create database ${sql(size)}`
    await sql.end()
    const url = addressOf(size)
    await generate(url, { questions: SIZES[size], users: 10_000, seed: 1 })
    return url
  }
  const createEmpty = async (name: string) => {
    const sql = postgres(server.url, { max: 1 })
    await sql`create database ${sql(name)} template template0 lc_ctype 'C.UTF-8'`
    await sql.end()
    return addressOf(name)
  }
  return { create, createEmpty, stop: server.stop }
}
