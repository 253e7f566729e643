import { setTimeout as wait } from 'node:timers/promises'
import { sqlState, temporaryFault } from '../../../platform/db/errors.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import type { RunningReply } from './RunningReply.ts'

/** How often a reply is written; what a server that is killed has received since then is lost, unless its reader comes back. */
const KEEP_MILLISECONDS = 500
/** Pauses between attempts to store how a reply ended. */
const FIRST_PAUSE_MILLISECONDS = 250
const PAUSE_LIMIT_MILLISECONDS = 4_000

/** Writes replies to the database while they are streamed, each on its own, and at their end. */
export class ReplyKeeper {
  readonly #replies: AiReplyRepository
  readonly #log: Logger
  readonly #running = new Map<RunningReply, { stop: AbortController; stopped: Promise<void> }>()
  readonly #closing = new AbortController()

  constructor(replies: AiReplyRepository, log: Logger) {
    this.#replies = replies
    this.#log = log
  }

  keep(reply: RunningReply): void {
    const stop = new AbortController()
    this.#running.set(reply, { stop, stopped: this.#appendUntil(stop.signal, reply) })
  }

  /** Writes the rest of a reply and its final status; resolves when they are stored, however long the database is away. */
  async finish(reply: RunningReply, status: 'complete' | 'interrupted'): Promise<void> {
    await this.#stop(reply)
    await this.#persist(() => this.#replies.finish(reply.growth(), status, reply.sources))
  }

  /** Deletes a reply that stayed empty. @param isWithdrawn whether its question goes with it */
  async drop(reply: RunningReply, isWithdrawn: boolean): Promise<void> {
    await this.#stop(reply)
    await this.#persist(() => (isWithdrawn ? this.#replies.withdraw(reply.id) : this.#replies.drop(reply.id)))
  }

  /** Counts a finished reply in the statistics. A failure is logged, not thrown. */
  async count(hasFailed: boolean): Promise<void> {
    await this.#attempt(() => this.#replies.count(hasFailed))
  }

  /** From now on what could not be stored is tried once more and then left. */
  close(): void {
    this.#closing.abort()
  }

  async #appendUntil(stop: AbortSignal, reply: RunningReply): Promise<void> {
    while (!stop.aborted) {
      // Rejects when the reply has ended.
      await wait(KEEP_MILLISECONDS, undefined, { signal: stop }).catch(() => {})
      if (!stop.aborted) await this.#attempt(() => this.#append(reply))
    }
  }

  async #append(reply: RunningReply): Promise<void> {
    const growth = reply.growth()
    if (await this.#replies.append(growth)) reply.noteKept(growth)
    // Deleted, or taken over by another process.
    else reply.giveUp()
  }

  /** Writes run one after the other, so that no text is appended twice. */
  async #stop(reply: RunningReply): Promise<void> {
    const running = this.#running.get(reply)
    this.#running.delete(reply)
    running?.stop.abort()
    await running?.stopped
  }

  /** Tries again and again while the database is away. */
  async #persist(write: () => Promise<void>): Promise<void> {
    const { signal } = this.#closing
    for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, PAUSE_LIMIT_MILLISECONDS)) {
      const isLast = signal.aborted
      const error = await this.#attempt(write)
      if (error === null || isLast || temporaryFault(error) === undefined) return
      // Rejects when the server stops: then there is one more attempt.
      await wait(pause, undefined, { signal }).catch(() => {})
    }
  }

  /** @returns what it failed with, which is logged; null for nothing */
  async #attempt(write: () => Promise<void>): Promise<unknown> {
    try {
      await write()
      return null
    } catch (error) {
      this.#log.warn({ cause: sqlState(error) }, 'replies were not kept')
      return error
    }
  }
}
