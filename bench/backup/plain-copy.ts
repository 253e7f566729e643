import { createReadStream, createWriteStream } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'

/** Milliseconds that copying the same rows takes without anything else. */
export interface PlainTimes {
  out: number
  in: number
}

/** PostgreSQL's own COPY of the one large table, to a file and from there into a table with the same indexes. */
export async function timePlainCopy(databaseUrl: string, file: string): Promise<PlainTimes> {
  const sql = postgres(databaseUrl, { max: 1 })
  const outTime = await time(async () =>
    pipeline(await sql`copy audit_log to stdout`.readable(), createWriteStream(file, { flush: true })),
  )
  await sql`create table plain_copy (like audit_log including indexes)`
  const inTime = await time(async () =>
    pipeline(createReadStream(file), await sql`copy plain_copy from stdin`.writable()),
  )
  await sql`drop table plain_copy`
  await sql.end()
  await rm(file)
  return { out: outTime, in: inTime }
}

/** A copy of the embedded database's folder, there and back. */
export async function timeFolderCopy(folder: string, other: string): Promise<PlainTimes> {
  const out = await time(() => cp(folder, other, { recursive: true }))
  const back = await time(() => cp(other, `${other}-back`, { recursive: true }))
  await Promise.all([other, `${other}-back`].map((copy) => rm(copy, { recursive: true })))
  return { out, in: back }
}

export async function time(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
