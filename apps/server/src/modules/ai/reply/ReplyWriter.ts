import { setTimeout as wait } from 'node:timers/promises'
import { Code } from '@app/contract/common/envelope'
import { AppError, notFound } from '../../../platform/app-error.ts'
import { sqlState } from '../../../platform/db/errors.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { LlmFault } from '../../../platform/llm/LlmFault.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AnswerPiece, AnswerRequest, Assistant } from '../assistant/assistant.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import type { ReplyPosition } from './event-id.ts'
import { ReplyKeeper } from './ReplyKeeper.ts'
import { RunningReply } from './RunningReply.ts'
import type { ChatSink, ReplyContent } from './reply-events.ts'

/** Until then a fault is answered as a refusal. Afterwards the stream opens, so that no proxy times out. */
const HOLD_MILLISECONDS = 10_000
/** How long readers wait for the end while it is being stored. */
const STORE_MILLISECONDS = 1_000
/** How long is waited for a reply that was stopped. */
const GIVE_UP_MILLISECONDS = 5_000

export interface ReplyOrder {
  conversationId: number
  userId: number
  language: Language
  /** The position up to which the reader already has the reply. */
  position: ReplyPosition | null
  /** Whether it replaces earlier replies to the same question. */
  isAnew: boolean
  /** Whether a refusal takes the question back too: the caller has it still. */
  isWithdrawable: () => boolean
  /** Inserts the reply's row. @returns its id; undefined when the conversation is gone, 0 when another server writes in it */
  begin: () => Promise<number | undefined>
  /** The part of the reply that exists already. */
  content: ReplyContent
  answer: AnswerRequest
  assistant: Assistant
}

export interface ReplyWriterDependencies {
  replies: AiReplyRepository
  limits: Limits
  log: Logger
  /** How long a reply continues without a reader. */
  graceMilliseconds: number
}

/** Runs the assistant's replies, one at a time in a conversation, and stores them. One that ends stays until it is stored. */
export class ReplyWriter {
  readonly #deps: ReplyWriterDependencies
  readonly #keeper: ReplyKeeper
  /** Running replies by conversation; `ended` resolves when the reply is stored. */
  readonly #running = new Map<number, { reply: RunningReply; ended: Promise<void> }>()
  #isClosing = false

  constructor(deps: ReplyWriterDependencies) {
    this.#deps = deps
    this.#keeper = new ReplyKeeper(deps.replies, deps.log)
  }

  find(conversationId: number): RunningReply | undefined {
    return this.#running.get(conversationId)?.reply
  }

  /** Stops the running reply of a conversation; resolves when its text is stored, or the database does not take it for long. */
  async giveUp(conversationId: number): Promise<void> {
    const running = this.#running.get(conversationId)
    running?.reply.giveUp()
    if (running) await Promise.race([running.ended, wait(GIVE_UP_MILLISECONDS, undefined, { ref: false })])
  }

  /** Breaks every reply off, before the server stops: readers come again and have it gone on with. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#keeper.close()
    await Promise.all([...this.#running.keys()].map((conversationId) => this.giveUp(conversationId)))
  }

  /**
   * Begins a reply. Resolves with its first piece, or when that takes long, to what joins it.
   * @throws AppError when there is none
   */
  async write(order: ReplyOrder): Promise<(sink: ChatSink) => () => void> {
    if (this.#isClosing) throw new AppError(Code.unavailable, 'llm.stopping')
    const abort = new AbortController()
    const pieces = new PieceQueue()
    // The assistant starts while the row is inserted.
    const answered = order.assistant.answer(order.answer, {
      signal: abort.signal,
      onPiece: (piece) => pieces.add(piece),
    })
    answered.catch(() => {})
    const id = await order.begin().catch((error: unknown) => {
      abort.abort()
      throw error
    })
    const { conversationId, userId, language, position, content } = order
    if (!id) {
      abort.abort()
      await this.#giveBack(userId)
      throw id === 0 ? new AppError(Code.conflict, 'replyRunning') : notFound()
    }
    const reply = new RunningReply({ id, userId, content, abort }, this.#deps.graceMilliseconds)
    this.#keeper.keep(reply)
    const begun = Promise.withResolvers<void>()
    const hold = setTimeout(begun.resolve, HOLD_MILLISECONDS).unref()
    const ended = this.#run(order, reply, { answered, pieces }, begun)
    this.#running.set(conversationId, { reply, ended })
    await begun.promise.finally(() => clearTimeout(hold))
    return (sink) => reply.join(sink, language, position)
  }

  async #run(
    { conversationId, isAnew, isWithdrawable, assistant }: ReplyOrder,
    reply: RunningReply,
    { answered, pieces }: { answered: Promise<void>; pieces: PieceQueue },
    begun: PromiseWithResolvers<void>,
  ): Promise<void> {
    let isBegun = false
    let isComplete = false
    let fault: AppError | null = null
    pieces.take((piece) => {
      if (!reply.append(piece) || isBegun) return
      isBegun = true
      begun.resolve()
      if (isAnew) this.#dropReplaced(conversationId, reply.id)
    })
    try {
      await answered
      isComplete = true
    } catch (error) {
      fault = this.#toFault(error, reply, assistant)
    }
    const isHandedOver = this.#isClosing && reply.isGivenUp && !isComplete
    const isRefused = fault !== null && !reply.isGivenUp && !isBegun && !reply.hasBeenJoined
    const stored =
      reply.isEmpty && !isHandedOver
        ? this.#keeper.drop(reply, isRefused && isWithdrawable())
        : this.#keeper.finish(reply, isComplete ? 'complete' : 'interrupted')
    const settled = stored.then(() =>
      // Whoever goes on with it counts it.
      isHandedOver ? this.#giveBack(reply.userId) : this.#keeper.count(fault !== null && !reply.isGivenUp),
    )
    await Promise.race([settled, wait(STORE_MILLISECONDS, undefined, { ref: false })])
    if (isHandedOver) reply.breakOff()
    else reply.end(fault)
    if (isRefused) {
      await this.#giveBack(reply.userId)
      begun.reject(fault)
    } else begun.resolve()
    await settled
    if (this.#running.get(conversationId)?.reply === reply) this.#running.delete(conversationId)
  }

  /** The error shown to those who are still reading. */
  #toFault(error: unknown, { isGivenUp }: RunningReply, assistant: Assistant): AppError {
    const { log } = this.#deps
    if (isGivenUp) return new AppError(Code.conflict, 'replyStopped')
    if (error instanceof LlmFault) {
      // The cause's message is not logged: it may repeat the user's text.
      log.warn(
        { fault: error.kind, model: assistant.model, cause: sqlState(error.cause) },
        'model did not answer',
      )
      return error
    }
    log.error({ err: error }, 'assistant failed')
    return new AppError(Code.systemError, 'systemError')
  }

  #dropReplaced(conversationId: number, id: number): void {
    const { replies, log } = this.#deps
    replies
      .dropReplaced(conversationId, id)
      .catch((error: unknown) => log.warn({ cause: sqlState(error) }, 'replaced reply was not removed'))
  }

  /** Returns the quota of a reply that stayed empty. */
  async #giveBack(userId: number): Promise<void> {
    const { limits, log } = this.#deps
    await limits
      .giveBack('aiDay', userId)
      .catch((error: unknown) => log.warn({ cause: sqlState(error) }, 'quota was not given back'))
  }
}

/** Buffers the pieces of an answer until a consumer is set. */
class PieceQueue {
  readonly #waiting: AnswerPiece[] = []
  #take: ((piece: AnswerPiece) => void) | undefined

  add(piece: AnswerPiece): void {
    if (this.#take) this.#take(piece)
    else this.#waiting.push(piece)
  }

  take(take: (piece: AnswerPiece) => void): void {
    this.#take = take
    for (const piece of this.#waiting.splice(0)) take(piece)
  }
}
