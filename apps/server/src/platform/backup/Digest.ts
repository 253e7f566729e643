import { createHash } from 'node:crypto'

/** The checksum over the members of a backup, in their order. */
export class Digest {
  readonly #hash = createHash('sha256')

  add(name: string, bytes: Uint8Array): void {
    this.#hash.update(`${name}\n${bytes.length}\n`).update(bytes)
  }

  /** Hexadecimal; nothing can be added afterwards. */
  end(): string {
    return this.#hash.digest('hex')
  }
}
