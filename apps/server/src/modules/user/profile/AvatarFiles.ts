import type { Transaction } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Files, fileAddress, ownFileAt, parseFileName } from '../../../platform/files/files.ts'
import type { Jobs } from '../../../platform/jobs/Jobs.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { UserRepository } from '../user.repository.ts'

interface AvatarFilesDependencies {
  files: Files
  jobs: Jobs
  users: UserRepository
}

/** About a day, at most ten minutes apart; after that the console shows it among what failed. */
const RETRIES = 150

/** The files of users' avatars. */
export class AvatarFiles {
  readonly #deps: AvatarFilesDependencies
  /** Deletes a file that is no longer an avatar: not within the call, since the store may be away for a while. */
  readonly removal = defineJob({
    name: 'user.removeFile',
    schema: z.string(),
    retries: RETRIES,
    run: (name) => this.#remove(name),
  })

  constructor(deps: AvatarFilesDependencies) {
    this.#deps = deps
  }

  /**
   * @returns the address of the avatar
   * @throws AppError 50300 when it cannot be kept at present
   */
  async keep(ownerId: number, avatar: Buffer): Promise<string> {
    return fileAddress(await this.#deps.files.put(ownerId, avatar))
  }

  /** Has a user's avatar deleted that is no longer shown once the transaction has changed what it belonged to. */
  async discard(trx: Transaction<DB>, ownerId: number, address: string | null): Promise<void> {
    const name = ownFileAt(ownerId, address)
    if (name !== null) await this.#deps.jobs.send(this.removal, name, trx)
  }

  /** The same picture may have become the avatar again meanwhile. */
  async #remove(name: string): Promise<void> {
    const owner = parseFileName(name)?.ownerId
    if (owner === undefined) return
    const user = await this.#deps.users.find(owner)
    if (user?.avatar_url !== fileAddress(name)) await this.#deps.files.remove(name)
  }
}
