import { Code } from '@app/contract'
import { AppError, notFound } from '../../platform/app-error.ts'
import { sqlState } from '../../platform/db/errors.ts'
import type { Language } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { LlmFault } from '../../platform/llm/LlmFault.ts'
import type { Logger } from '../../platform/log.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import type { AnswerPiece, AnswerRequest, Assistant } from './assistant.ts'
import type { ReplyPosition } from './event-id.ts'
import { ReplyKeeper } from './ReplyKeeper.ts'
import { RunningReply } from './RunningReply.ts'
import type { ChatSink, ReplyContent } from './reply-events.ts'

/** So long a fault can still be a refusal; then the stream begins, for no proxy to give up. */
const HOLD_MILLISECONDS = 10_000

export interface ReplyOrder {
  conversationId: number
  userId: number
  language: Language
  /** What the reader has. */
  position: ReplyPosition | null
  /** Whether it takes the place of earlier replies to the same question. */
  isAnew: boolean
  /** Makes the reply's row. @returns its id; undefined when the conversation is gone */
  begin: () => Promise<number | undefined>
  /** What there is of it. */
  content: ReplyContent
  answer: AnswerRequest
}

export interface ReplyWriterDependencies {
  replies: AiReplyRepository
  assistant: Assistant
  limits: Limits
  log: Logger
  /** How long a reply is written on without a reader. */
  graceMilliseconds: number
}

/** Has replies written, one at a time in a conversation, and keeps them. */
export class ReplyWriter {
  readonly #deps: ReplyWriterDependencies
  readonly #keeper: ReplyKeeper
  /** By conversation, with the end of what is written. */
  readonly #running = new Map<number, { reply: RunningReply; ended: Promise<void> }>()
  #isClosing = false

  constructor(deps: ReplyWriterDependencies) {
    this.#deps = deps
    this.#keeper = new ReplyKeeper(deps.replies, deps.log)
  }

  find(conversationId: number): RunningReply | undefined {
    return this.#running.get(conversationId)?.reply
  }

  /** Gives up what is being written in a conversation; resolves when it is kept. */
  async giveUp(conversationId: number): Promise<void> {
    const running = this.#running.get(conversationId)
    running?.reply.giveUp()
    await running?.ended
  }

  /** Gives up everything, for the server to stop. */
  async close(): Promise<void> {
    this.#isClosing = true
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
    // The assistant is asked while the row is made.
    const answered = this.#deps.assistant.answer(order.answer, {
      signal: abort.signal,
      onPiece: (piece) => pieces.add(piece),
    })
    answered.catch(() => {})
    const id = await order.begin().catch((error: unknown) => {
      abort.abort()
      throw error
    })
    if (id === undefined) {
      abort.abort()
      throw notFound()
    }
    const { conversationId, userId, language, position, isAnew, content } = order
    const reply = new RunningReply({ id, userId, content, abort }, this.#deps.graceMilliseconds)
    this.#keeper.keep(reply)
    const begun = Promise.withResolvers<void>()
    const hold = setTimeout(begun.resolve, HOLD_MILLISECONDS).unref()
    const ended = this.#run({ conversationId, isAnew }, reply, { answered, pieces }, begun)
    this.#running.set(conversationId, { reply, ended })
    await begun.promise.finally(() => clearTimeout(hold))
    return (sink) => reply.join(sink, language, position)
  }

  async #run(
    { conversationId, isAnew }: Pick<ReplyOrder, 'conversationId' | 'isAnew'>,
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
      fault = this.#toFault(error, reply)
    }
    await (reply.isEmpty
      ? this.#keeper.drop(reply)
      : this.#keeper.finish(reply, isComplete ? 'complete' : 'interrupted'))
    await this.#keeper.count(fault !== null && !reply.isGivenUp)
    if (this.#running.get(conversationId)?.reply === reply) this.#running.delete(conversationId)
    reply.end(fault)
    if (isBegun) return
    if (!fault) return begun.resolve()
    await this.#giveBack(reply.userId)
    begun.reject(fault)
  }

  /** What the reader is told; null when the reply was to end. */
  #toFault(error: unknown, { isGivenUp }: RunningReply): AppError | null {
    const { log, assistant } = this.#deps
    if (isGivenUp) return this.#isClosing ? new AppError(Code.unavailable, 'llm.stopping') : null
    if (error instanceof LlmFault) {
      // Nothing of what the cause says: it may repeat what was written.
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

  /** A reply of which nothing came does not count. */
  async #giveBack(userId: number): Promise<void> {
    const { limits, log } = this.#deps
    await limits
      .giveBack('aiDay', userId)
      .catch((error: unknown) => log.warn({ cause: sqlState(error) }, 'quota was not given back'))
  }
}

/** The pieces of an answer, kept until there is somebody to take them. */
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
