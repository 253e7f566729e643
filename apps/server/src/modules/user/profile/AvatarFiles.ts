import { type Files, fileAddress, ownFileAt } from '../../../platform/files/files.ts'
import type { Logger } from '../../../platform/log.ts'

/** The files of users' avatars. */
export class AvatarFiles {
  readonly #files: Files
  readonly #log: Logger

  constructor(files: Files, log: Logger) {
    this.#files = files
    this.#log = log
  }

  /** @returns the address of the avatar */
  async keep(ownerId: number, avatar: Buffer): Promise<string> {
    return fileAddress(await this.#files.put(ownerId, avatar))
  }

  /** Deletes a user's avatar that is no longer shown. Never rejects: what it belonged to is changed already. */
  async discard(ownerId: number, address: string | null): Promise<void> {
    const name = ownFileAt(ownerId, address)
    if (name === null) return
    await this.#files.remove(name).catch((err: unknown) => this.#log.warn({ err }, 'avatar not deleted'))
  }
}
