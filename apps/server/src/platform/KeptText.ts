import { Code } from '@app/contract/common/envelope'
import { AppError } from './app-error.ts'
import type { ExportedPart } from './export-user.ts'

const MEGABYTE = 1024 * 1024
/** Years of answers, notes, talks and posts of somebody who writes every day. */
const MOST_MEGABYTES = 100
/** Whoever has too much is measured again after so long: they may have deleted some. */
const LOOK_AGAIN_MILLISECONDS = 10_000
/** Of how many users something is remembered. */
const MOST_KNOWN = 10_000

interface Known {
  /** As measured, and all that has been sent since: rather too much than too little. */
  bytes: number
  time: number
}

/** Refuses texts of users who have as much in the database as one user may. */
export class KeptText {
  readonly #parts: () => readonly Pick<ExportedPart, 'textBytes'>[]
  readonly #known = new Map<number, Known>()

  constructor(parts: () => readonly Pick<ExportedPart, 'textBytes'>[]) {
    this.#parts = parts
  }

  /** Counts what a user is about to keep. @throws AppError 41300 when it is too much */
  async take(userId: number, bytes: number): Promise<void> {
    let known = this.#known.get(userId)
    const isFull = () => (known?.bytes ?? 0) + bytes > MOST_MEGABYTES * MEGABYTE
    if (!known || (isFull() && Date.now() - known.time > LOOK_AGAIN_MILLISECONDS)) {
      known = { bytes: await this.#measure(userId), time: Date.now() }
      if (this.#known.size >= MOST_KNOWN) this.#known.clear()
      this.#known.set(userId, known)
    }
    if (isFull()) throw new AppError(Code.tooLarge, 'keptTextFull', null, { count: MOST_MEGABYTES })
    known.bytes += bytes
  }

  async #measure(userId: number): Promise<number> {
    let total = 0
    for (const part of this.#parts()) total += await part.textBytes(userId)
    return total
  }
}
