import type { Member } from './read-archive.ts'

/** The members of a backup, of which one can be looked at before it is taken. */
export class MemberReader {
  readonly #members: AsyncGenerator<Member>
  #next: Promise<Member | undefined>

  constructor(members: AsyncGenerator<Member>) {
    this.#members = members
    this.#next = this.#read()
  }

  /** The one that comes next; undefined at the end. */
  peek(): Promise<Member | undefined> {
    return this.#next
  }

  async take(): Promise<Member | undefined> {
    const member = await this.#next
    this.#next = this.#read()
    return member
  }

  /** Closes the file, also before its end. */
  async close(): Promise<void> {
    await this.#members.return(undefined)
  }

  #read(): Promise<Member | undefined> {
    const read = this.#members.next().then(({ value }) => value)
    // Whoever takes it is told.
    read.catch(() => undefined)
    return read
  }
}
