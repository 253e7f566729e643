import { sqlState } from '../../../platform/db/errors.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import type { RunningReply } from './RunningReply.ts'

/** How often a reply is written. */
const KEEP_MILLISECONDS = 1_000
/** Replies due within this time are written together. */
const GATHER_MILLISECONDS = 100

/**
 * Writes replies to the database while they are streamed, each of them every second: together those whose second is over,
 * not all at once, for the server and the database not to be busy with nothing else for a while.
 */
export class ReplyKeeper {
  readonly #replies: AiReplyRepository
  readonly #log: Logger
  /** Each reply with the time of its next write, on the clock of `performance.now`. */
  readonly #running = new Map<RunningReply, number>()
  #timer: NodeJS.Timeout | undefined
  /** Writes run one after the other, so that no text is appended twice. */
  #writing: Promise<void> = Promise.resolve()

  constructor(replies: AiReplyRepository, log: Logger) {
    this.#replies = replies
    this.#log = log
  }

  keep(reply: RunningReply): void {
    this.#running.set(reply, performance.now() + KEEP_MILLISECONDS)
    this.#timer ??= setInterval(() => void this.#write(() => this.#append()), GATHER_MILLISECONDS)
  }

  /** Writes the rest of a reply and its final status. A failure is logged, not thrown. */
  finish(reply: RunningReply, status: 'complete' | 'interrupted'): Promise<void> {
    this.#remove(reply)
    return this.#write(() => this.#replies.finish(reply.growth(), status, reply.sources))
  }

  /** Deletes a reply that stayed empty. */
  drop(reply: RunningReply): Promise<void> {
    this.#remove(reply)
    return this.#write(() => this.#replies.drop(reply.id))
  }

  /** Counts a finished reply in the statistics. A failure is logged, not thrown. */
  count(hasFailed: boolean): Promise<void> {
    return this.#write(() => this.#replies.count(hasFailed))
  }

  async #append(): Promise<void> {
    const now = performance.now()
    const due = [...this.#running].filter(([, time]) => time <= now)
    if (due.length === 0) return
    const written = due.map(([reply]) => ({ reply, growth: reply.growth() }))
    for (const { reply } of written) this.#running.set(reply, now + KEEP_MILLISECONDS)
    const alive = await this.#replies.append(written.map(({ growth }) => growth))
    for (const { reply, growth } of written) {
      if (alive.has(reply.id)) reply.noteKept(growth)
      // Deleted, or taken over by another process.
      else reply.giveUp()
    }
  }

  #remove(reply: RunningReply): void {
    this.#running.delete(reply)
    if (this.#running.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #write(write: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing
      .then(write)
      .catch((error: unknown) => this.#log.warn({ cause: sqlState(error) }, 'replies were not kept'))
    return this.#writing
  }
}
