import type { KeyValueStorage } from '../../shared/browser-storage.ts'

const KEY = 'review.steps'
/** More than anybody takes back one by one. */
const MOST = 200

/** The names of today's self-ratings that are stored, the last at the end: after a reload they can still be taken back. */
export class KeptSteps {
  readonly #storage: KeyValueStorage
  /** Whose they are, and of which day. */
  readonly #owner: string

  constructor(storage: KeyValueStorage, userId: number, today: string) {
    this.#storage = storage
    this.#owner = `${userId} ${today}`
  }

  list(): string[] {
    const [owner, ...stepIds] = (this.#storage.getItem(KEY) ?? '').split('\n')
    return owner === this.#owner ? stepIds : []
  }

  add(stepId: string): void {
    this.#write([...this.list(), stepId].slice(-MOST))
  }

  remove(stepId: string): void {
    this.#write(this.list().filter((other) => other !== stepId))
  }

  #write(stepIds: readonly string[]): void {
    this.#storage.setItem(KEY, [this.#owner, ...stepIds].join('\n'))
  }
}
