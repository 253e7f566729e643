import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { DatabaseLog } from '../database.ts'
import { type CopyingClient, createPostgresClient } from '../postgres/postgres-client.ts'
import { kyselyOf } from '../single-session.ts'
import { copyOut } from './copy-out.ts'
import type { CopySession } from './copy-session.ts'

/** Copies over a connection of its own, whose statements take what they take. */
export function openPostgresCopy(databaseUrl: string, log: DatabaseLog): CopySession {
  const client = createPostgresClient(databaseUrl, log, () => undefined, 0)
  const kysely = kyselyOf(client)
  return {
    ...{ kind: 'postgres', kysely },
    copyOut: (rows) => copyOut(kysely, rows, (select) => copyText(client, select)),
    copyIn: (target, chunks) => copyIn(client, target, chunks),
    close: () => client.end(0),
  }
}

/** The driver may forget to read on when it has been told to wait: it never is. */
async function copyText(client: CopyingClient, select: string): Promise<Uint8Array> {
  const rows: Uint8Array[] = []
  const stream = await client.copyOut(`copy (${select}) to stdout`)
  stream.on('data', (row: Uint8Array) => rows.push(row))
  await finished(stream)
  return Buffer.concat(rows)
}

async function copyIn(
  client: CopyingClient,
  target: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const stream = await client.copyIn(`copy ${target} from stdin`)
  const done = finished(stream)
  // Whoever writes is told as well.
  done.catch(() => undefined)
  try {
    for await (const chunk of chunks) await write(stream, chunk)
  } catch (error) {
    stream.destroy()
    throw error
  }
  stream.end()
  // The driver forgets a refusal that comes after the last row: a statement behind it does not.
  const noticed = setImmediate().then(async () => {
    await client.query('select 1', [])
    await done
  })
  await Promise.race([done, noticed])
}

function write(stream: Writable, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()))
  })
}
