import { setTimeout as wait } from 'node:timers/promises'
import { sqlState, temporaryFault } from '../../../platform/db/errors.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import type { RunningReply } from './RunningReply.ts'

/** How often a reply is written; what a server that is killed has received since then is lost, unless its reader comes back. */
const KEEP_MILLISECONDS = 300
/** The same when there are so many replies that the database would do little else. */
const CROWDED_KEEP_MILLISECONDS = 1_000
const CROWD = 100
/** Replies due within this time are written together. */
const GATHER_MILLISECONDS = 100
/** Pauses between attempts to store how a reply ended. */
const FIRST_PAUSE_MILLISECONDS = 250
const PAUSE_LIMIT_MILLISECONDS = 4_000

/**
 * Writes replies to the database while they are streamed: together those whose time has come, not all at once, for the
 * server and the database not to be busy with nothing else for a while.
 */
export class ReplyKeeper {
  readonly #replies: AiReplyRepository
  readonly #log: Logger
  /** Each reply with the time of its next write, on the clock of `performance.now`. */
  readonly #running = new Map<RunningReply, number>()
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | undefined
  /** Writes run one after the other, so that no text is appended twice. */
  #writing: Promise<unknown> = Promise.resolve()

  constructor(replies: AiReplyRepository, log: Logger) {
    this.#replies = replies
    this.#log = log
  }

  keep(reply: RunningReply): void {
    this.#running.set(reply, this.#nextTime())
    this.#timer ??= setInterval(() => void this.#write(() => this.#append()), GATHER_MILLISECONDS)
  }

  /** Writes the rest of a reply and its final status; resolves when they are stored, however long the database is away. */
  finish(reply: RunningReply, status: 'complete' | 'interrupted'): Promise<void> {
    this.#remove(reply)
    return this.#persist(() => this.#replies.finish(reply.growth(), status, reply.sources))
  }

  /** Deletes a reply that stayed empty. @param isWithdrawn whether its question goes with it */
  drop(reply: RunningReply, isWithdrawn: boolean): Promise<void> {
    this.#remove(reply)
    return this.#persist(() =>
      isWithdrawn ? this.#replies.withdraw(reply.id) : this.#replies.drop(reply.id),
    )
  }

  /** Counts a finished reply in the statistics. A failure is logged, not thrown. */
  async count(hasFailed: boolean): Promise<void> {
    await this.#write(() => this.#replies.count(hasFailed))
  }

  /** From now on what could not be stored is tried once more and then left. */
  close(): void {
    this.#closing.abort()
  }

  async #append(): Promise<void> {
    const now = performance.now()
    const due = [...this.#running].filter(([, time]) => time <= now)
    if (due.length === 0) return
    const written = due.map(([reply]) => ({ reply, growth: reply.growth() }))
    for (const { reply } of written) this.#running.set(reply, this.#nextTime())
    const alive = await this.#replies.append(written.map(({ growth }) => growth))
    for (const { reply, growth } of written) {
      if (alive.has(reply.id)) reply.noteKept(growth)
      // Deleted, or taken over by another process.
      else reply.giveUp()
    }
  }

  #nextTime(): number {
    const isCrowded = this.#running.size > CROWD
    return performance.now() + (isCrowded ? CROWDED_KEEP_MILLISECONDS : KEEP_MILLISECONDS)
  }

  #remove(reply: RunningReply): void {
    this.#running.delete(reply)
    if (this.#running.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Tries again and again while the database is away. */
  async #persist(write: () => Promise<void>): Promise<void> {
    const { signal } = this.#closing
    for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, PAUSE_LIMIT_MILLISECONDS)) {
      const isLast = signal.aborted
      const error = await this.#write(write)
      if (error === null || isLast || temporaryFault(error) === undefined) return
      // Rejects when the server stops: then there is one more attempt.
      await wait(pause, undefined, { signal }).catch(() => {})
    }
  }

  /** @returns what it failed with, which is logged; null for nothing */
  #write(write: () => Promise<void>): Promise<unknown> {
    const written = this.#writing.then(write).then(
      () => null,
      (error: unknown) => {
        this.#log.warn({ cause: sqlState(error) }, 'replies were not kept')
        return error
      },
    )
    this.#writing = written
    return written
  }
}
