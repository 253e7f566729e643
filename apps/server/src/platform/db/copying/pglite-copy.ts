import type { PGlite } from '@electric-sql/pglite'
import { pgliteEngine } from '../embedded/pglite-engine.ts'
import { kyselyOf } from '../single-session.ts'
import { copyOut } from './copy-out.ts'
import type { CopySession } from './copy-session.ts'

/** Copies from and to an embedded database that this process has alone. */
export function openPgliteCopy(pglite: PGlite): CopySession {
  const kysely = kyselyOf(pgliteEngine(pglite).query)
  return {
    kind: 'embedded',
    kysely,
    close: () => pglite.close(),
    copyOut: (rows) => copyOut(kysely, rows, (select) => copyText(pglite, select)),
    async copyIn(target, chunks) {
      for await (const chunk of chunks)
        await pglite.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(chunk)]) })
    },
  }
}

async function copyText(pglite: PGlite, select: string): Promise<Uint8Array> {
  const { blob } = await pglite.query(`copy (${select}) to '/dev/blob'`)
  return blob ? blob.bytes() : new Uint8Array()
}
