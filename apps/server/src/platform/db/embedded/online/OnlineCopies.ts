import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '../../schema.gen.ts'
import { copyOnline, type OnCopied } from './copy-online.ts'

const prefix = 'db.copy-'

/** Removes what a server that was killed has left of its copies. */
export async function removeOldCopies(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
  await Promise.all(names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })))
}

/** Copies of the open embedded database, each lent to somebody who opens it. */
export class OnlineCopies {
  readonly #kysely: Kysely<DB>
  readonly #dataDir: string
  /** The database can be copied for one at a time. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(kysely: Kysely<DB>, dataDir: string) {
    this.#kysely = kysely
    this.#dataDir = dataDir
  }

  /**
   * Makes a copy and removes it when `use` has ended.
   * @throws as {@link copyOnline}, and what `use` throws
   */
  async lend(signal: AbortSignal, onCopied: OnCopied, use: (folder: string) => Promise<void>): Promise<void> {
    const target = await mkdtemp(path.join(this.#dataDir, prefix))
    try {
      const copying = this.#last.then(() => this.#copy(target, signal, onCopied))
      this.#last = copying.catch(() => undefined)
      await copying
      await use(target)
    } finally {
      await rm(target, { recursive: true, force: true })
    }
  }

  async #copy(target: string, signal: AbortSignal, onCopied: OnCopied): Promise<void> {
    signal.throwIfAborted()
    const folder = path.join(this.#dataDir, 'db')
    await copyOnline(this.#kysely, { folder, target }, signal, onCopied)
  }
}
