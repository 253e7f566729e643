import { once } from 'node:events'
import { z } from 'zod/mini'
import { callControl } from '../control/call-control.ts'
import { type ControlCall, type ControlHandler, handleControl } from '../control/control-call.ts'
import type { Database } from '../db/database.ts'
import { OnlineCopies, removeOldCopies } from '../db/embedded/online/OnlineCopies.ts'

const event = z.union([
  z.object({ kind: z.literal('copied'), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal('ready'), folder: z.string() }),
])

/** Lends a copy of the embedded database for as long as the command stays connected. */
const lendCopy: ControlCall<null, z.output<typeof event>, null> = {
  name: 'database.lendCopy',
  options: z.null(),
  event,
  result: z.null(),
}

/** Answers commands that want a copy of the embedded database, after removing what a killed server has left. */
export async function copyHandler(
  database: Pick<Database, 'kysely'>,
  dataDir: string,
): Promise<ControlHandler> {
  await removeOldCopies(dataDir)
  const copies = new OnlineCopies(database.kysely, dataDir)
  return handleControl(lendCopy, async (_, { signal, tell }) => {
    const onCopied = (done: number, total: number) => tell({ kind: 'copied', done, total })
    await copies.lend(signal, onCopied, async (folder) => {
      tell({ kind: 'ready', folder })
      if (!signal.aborted) await once(signal, 'abort')
    })
    return null
  })
}

/** A copy of a running server's database. */
export interface BorrowedCopy {
  folder: string
  /** Aborted when the server goes away, and the copy with it. */
  lost: AbortSignal
  giveBack: () => Promise<void>
}

/** @throws NoServer; what the server says; the signal's reason */
export async function borrowCopy(
  dataDir: string,
  signal: AbortSignal,
  onCopied: (done: number, total: number) => void,
): Promise<BorrowedCopy> {
  const returned = new AbortController()
  const lost = new AbortController()
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  const call = callControl(dataDir, lendCopy, null, {
    signal: AbortSignal.any([signal, returned.signal]),
    onEvent(told) {
      if (told.kind === 'ready') resolve(told.folder)
      else onCopied(told.done, told.total)
    },
  })
  const ended = call.then(
    () => lost.abort(),
    (error: unknown) => lost.abort(error),
  )
  const folder = await Promise.race([ready, call.then(() => Promise.reject(new Error('no copy was lent')))])
  const giveBack = async () => {
    returned.abort()
    await ended
  }
  return { folder, lost: lost.signal, giveBack }
}
