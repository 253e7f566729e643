import type { contract } from '@app/contract/contract'
import type { UnreadState } from '@app/contract/message/schemas'
import type { EventSink, StreamStart } from '../../platform/http/implement-stream.ts'
import type { Logger } from '../../platform/log.ts'
import type { MessageChanges } from './message-changes.ts'
import type { UnreadRepository } from './unread.repository.ts'

type Unread = typeof contract.message.stream

/** By then a stream ends and its reader comes again: with a session that is still one. */
const MOST_MILLISECONDS = 10 * 60_000
/** A user with more of them has the oldest ended. */
const MOST_OF_USER = 20
/** So many users are read by one statement. */
const USERS_AT_ONCE = 500

interface OpenStream {
  sink: EventSink<Unread>
  /** What it was told last. */
  told: string
}

interface UnreadStreamsDependencies {
  unread: UnreadRepository
  changes: MessageChanges
  log: Logger
}

/** Tells the browsers that listen at this server what is unread, whichever server changed it. */
export class UnreadStreams {
  readonly #deps: UnreadStreamsDependencies
  readonly #streams = new Map<number, Set<OpenStream>>()
  /** Whose unread messages may have changed since they were told. */
  readonly #stale = new Set<number>()
  #isReading = false

  constructor(deps: UnreadStreamsDependencies) {
    this.#deps = deps
    deps.changes.subscribe((userIds) => this.#refresh(userIds ?? [...this.#streams.keys()]))
  }

  /** A stream that tells at once, and whenever it changes. */
  open(userId: number): StreamStart<Unread> {
    return (sink) => {
      const stream: OpenStream = { sink, told: '' }
      const own = this.#streams.get(userId) ?? new Set()
      this.#streams.set(userId, own.add(stream))
      const [oldest] = own
      if (own.size > MOST_OF_USER) oldest?.sink.end()
      const timer = setTimeout(() => sink.end(), MOST_MILLISECONDS)
      this.#refresh([userId])
      return () => {
        clearTimeout(timer)
        own.delete(stream)
        if (own.size === 0 && this.#streams.get(userId) === own) this.#streams.delete(userId)
      }
    }
  }

  /** Ends every stream. */
  close(): void {
    for (const { sink } of [...this.#streams.values()].flatMap((own) => [...own])) sink.end()
  }

  #refresh(userIds: readonly number[]): void {
    for (const id of userIds) if (this.#streams.has(id)) this.#stale.add(id)
    if (!this.#isReading) void this.#read()
  }

  /** What changes while it reads is read together afterwards. */
  async #read(): Promise<void> {
    this.#isReading = true
    try {
      while (this.#stale.size > 0) {
        const userIds = [...this.#stale].slice(0, USERS_AT_ONCE)
        for (const id of userIds) this.#stale.delete(id)
        await this.#tell(userIds)
      }
    } finally {
      this.#isReading = false
    }
  }

  async #tell(userIds: readonly number[]): Promise<void> {
    try {
      for (const [userId, state] of await this.#deps.unread.read(userIds)) this.#send(userId, state)
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'unread messages not counted')
      // Whoever was to be told comes again, and is told then.
      for (const id of userIds) for (const { sink } of this.#streams.get(id) ?? []) sink.abort()
    }
  }

  #send(userId: number, state: UnreadState): void {
    const text = JSON.stringify(state)
    for (const stream of this.#streams.get(userId) ?? []) {
      if (stream.told === text) continue
      stream.told = text
      stream.sink.send({ event: 'unread', id: '', data: state })
    }
  }
}
