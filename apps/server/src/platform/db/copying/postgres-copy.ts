import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { DatabaseLog } from '../database.ts'
import { clientOptions, logEvents } from '../postgres/client-options.ts'
import { kyselyOf } from '../single-session.ts'
import { copyOut } from './copy-out.ts'
import type { CopySession } from './copy-session.ts'

/** Copies over a connection of its own, whose statements take what they take. */
export async function openPostgresCopy(databaseUrl: string, log: DatabaseLog): Promise<CopySession> {
  const client = new Client(clientOptions(databaseUrl, 0))
  logEvents(client, log)
  await client.connect()
  const kysely = kyselyOf((sql, parameters) => client.query(sql, [...parameters]))
  return {
    kind: 'postgres',
    kysely,
    copyOut: (rows) => copyOut(kysely, rows, (select) => copyText(client, select)),
    copyIn: (target, chunks) => pipeline(chunks, client.query(copyFrom(`copy ${target} from stdin`))),
    close: () => client.end(),
  }
}

async function copyText(client: Client, select: string): Promise<Uint8Array> {
  return Buffer.concat(await client.query(copyTo(`copy (${select}) to stdout`)).toArray())
}
