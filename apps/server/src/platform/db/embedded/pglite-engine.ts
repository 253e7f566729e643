import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import type { EmbeddedEngine } from './embedded-source.ts'

/** Small shared buffers: the folder's pages are in the system's cache anyway. */
export const pgliteStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** The same values as PostgreSQL's driver gives, see client-options.ts. */
const parsers = { [types.INT8]: Number, [types.DATE]: (day: string) => day }

/**
 * Starts PGlite in this thread, with the types and the small memory that every embedded database has.
 * @throws with what PostgreSQL said, where it said why it ends
 */
export async function startPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const said: string[] = []
  let isOpen = false
  const onStderr = (line: string) => {
    if (!isOpen) said.push(...lastWords(line))
    return true
  }
  try {
    const pglite = await PGlite.create({ startParams: pgliteStartParams, parsers, onStderr, ...options })
    isOpen = true
    return pglite
  } catch (cause) {
    throw said.length > 0 ? new Error(said.join('; '), { cause }) : cause
  }
}

/** What a line of PostgreSQL's log says of a fault that ends it. */
function lastWords(line: string): string[] {
  const [, words] = /(?:FATAL|PANIC|DETAIL): +(.+)/.exec(line) ?? []
  return words === undefined ? [] : [words]
}

/** Statements on a PGlite of this thread. */
export function pgliteEngine(pglite: PGlite): EmbeddedEngine {
  return {
    async query(sql, parameters) {
      const { rows, command = '', rowCount = 0 } = await pglite.query(sql, [...parameters])
      return { rows, command, rowCount }
    },
    script: async (text) => (await pglite.exec(text)).flatMap(({ rows }) => rows),
    listen: async (channel, onPayload) => {
      await pglite.listen(channel, onPayload)
    },
    close: () => pglite.close(),
  }
}
