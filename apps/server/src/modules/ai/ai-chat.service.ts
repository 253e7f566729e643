import type { AiStatus } from '@app/contract/ai/schemas'
import type { AiChatMode } from '@app/contract/ai/values'
import { Code } from '@app/contract/common/envelope'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { Language } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { Assistant } from './assistant/assistant.ts'
import type { Lookup, Retrieval } from './assistant/Retrieval.ts'
import { isQuestionStored } from './conversation/stored-message.ts'
import type { AiReplyRepository, HistoryRow } from './reply/ai-reply.repository.ts'
import { parseEventId, type ReplyPosition } from './reply/event-id.ts'
import type { RemoteReplies } from './reply/RemoteReplies.ts'
import type { ReplyWriter } from './reply/ReplyWriter.ts'
import { type ChatSink, type ReplyContent, sendContent } from './reply/reply-events.ts'
import { toContent } from './reply/to-content.ts'

const HISTORY_MESSAGES = 60

export interface ChatRequest {
  userId: number
  conversationId: number
  message: string
  mode: AiChatMode
  questionId?: number | undefined
  /** `offline`: not by the model. */
  provider?: 'offline' | undefined
  /** The reply to be continued; the last one when absent. */
  messageId?: number | undefined
  lastEventId: string | null
  language: Language
  /** Whether the caller still waits for an answer. */
  isWaiting: () => boolean
}

/** Begins to send a reply. @returns a function to be called when the reader leaves */
type ReplyStart = (sink: ChatSink) => () => void

/** Chats with the assistant: decides which question is answered or which reply is continued. */
export class AiChatService {
  readonly #replies: AiReplyRepository
  readonly #writer: ReplyWriter
  readonly #remote: RemoteReplies
  readonly #assistant: Assistant
  readonly #embedded: Assistant
  readonly #limits: Limits
  readonly #retrieval: Retrieval

  constructor(deps: {
    replies: AiReplyRepository
    writer: ReplyWriter
    remote: RemoteReplies
    assistant: Assistant
    /** The same, or what answers where that does not. */
    embedded: Assistant
    limits: Limits
    retrieval: Retrieval
  }) {
    this.#replies = deps.replies
    this.#writer = deps.writer
    this.#remote = deps.remote
    this.#assistant = deps.assistant
    this.#embedded = deps.embedded
    this.#limits = deps.limits
    this.#retrieval = deps.retrieval
  }

  /** Resolves when the reply begins. @throws AppError 40400, 40900, 42200, 42900 or 50300 when it does not */
  async open(request: ChatRequest): Promise<ReplyStart> {
    const position = request.lastEventId === null ? null : parseEventId(request.lastEventId)
    // A browser that lost the stream repeats the same address, with Last-Event-ID.
    if (position || request.mode === 'continue') return this.#goOn(request, position)
    const { userId, conversationId, mode, message, questionId } = request
    this.#requireFree(conversationId, userId)
    // Looked up before: one that ends meanwhile may still stand in the history as being written.
    const running = this.#writer.find(conversationId)
    // In parallel with the limits: a lookup in vain costs little.
    const [lookup, history] = await Promise.all([
      mode === 'send' ? this.#retrieval.lookUp(message, questionId ?? null) : undefined,
      this.#readHistory(request),
      this.#count(userId),
    ])
    const isHere = (running ?? this.#writer.find(conversationId)) !== undefined
    const isWrittenElsewhere = !isHere && history.some((row) => row.is_written)
    const isOfNoQuestion = questionId !== undefined && lookup?.page === null
    if (isWrittenElsewhere || isOfNoQuestion) {
      await this.#limits.giveBack('aiDay', userId)
      throw isOfNoQuestion ? notFound() : new AppError(Code.conflict, 'replyRunning')
    }
    await this.#writer.giveUp(conversationId)
    return this.#answer(request, history, lookup)
  }

  /** Stops the reply that is being written in a conversation, by whichever server. */
  async stop(conversationId: number, userId: number): Promise<void> {
    const running = this.#writer.find(conversationId)
    if (running && running.userId !== userId) throw notFound()
    if (running) return this.#writer.giveUp(conversationId)
    const history = await this.#readHistory({ conversationId, userId })
    if (history.some(({ status }) => status === 'streaming')) await this.#remote.stop(conversationId)
  }

  async status(userId: number): Promise<AiStatus> {
    const { model } = this.#assistant
    const { points, remaining } = await this.#limits.remaining('aiDay', userId)
    return { provider: model === null ? 'offline' : 'model', model, dailyQuota: points, remaining }
  }

  /** Answers a new question, or the last one anew. */
  async #answer(request: ChatRequest, history: HistoryRow[], lookup?: Lookup): Promise<ReplyStart> {
    const { userId, conversationId, mode, message, language } = request
    const place = history.findLastIndex(({ sender }) => sender === 0)
    const last = history[place]
    const isAnew = mode !== 'send'
    if (isAnew && !last) throw new AppError(Code.conflict, 'nothingToAnswer')
    const isStored = isAnew || isQuestionStored(history, message)
    const question = isAnew ? (last?.message_text ?? '') : message
    const questionId = request.questionId ?? (isAnew ? findQuestionId(history) : null)
    return this.#writer.write({
      conversationId,
      userId,
      language,
      position: null,
      isAnew,
      isWithdrawable: () => mode === 'send' && request.isWaiting(),
      begin: () =>
        this.#replies.begin({
          conversationId,
          userId,
          question: isStored ? null : question,
          lastSeenId: history.at(-1)?.id ?? 0,
          questionId,
        }),
      content: { text: '', reasoning: '', sources: [] },
      assistant: request.provider === 'offline' ? this.#embedded : this.#assistant,
      answer: {
        question,
        lookup: lookup ?? (await this.#retrieval.lookUp(question, questionId)),
        soFar: '',
        language,
        history: toTurns(isStored ? history.slice(0, place) : history),
      },
    })
  }

  /** Joins the reply that is being written, here or by another server, else goes on where it broke off. */
  async #goOn(request: ChatRequest, position: ReplyPosition | null): Promise<ReplyStart> {
    const { userId, conversationId, language } = request
    const messageId = position?.messageId ?? request.messageId
    const running = this.#writer.find(conversationId)
    if (running?.userId === userId && (messageId ?? running.id) === running.id) {
      return (sink) => running.join(sink, language, position)
    }
    const history = await this.#readHistory(request)
    const reply = messageId === undefined ? history.at(-1) : history.find(({ id }) => id === messageId)
    if (messageId === undefined && reply?.sender !== 1) {
      await this.#count(userId)
      return this.#answer({ ...request, mode: 'regenerate' }, history)
    }
    if (reply?.sender !== 1) throw new AppError(Code.conflict, 'conflict')
    if (reply.is_written) return this.#follow(request, history, reply, position)
    const kept = reply.status === 'complete' ? await this.#replies.find(reply.id) : undefined
    if (kept) return sendWhole(reply.id, toContent(kept), position)
    this.#requireFree(conversationId, userId)
    return this.#resume(request, history, reply, position)
  }

  #follow(
    request: ChatRequest,
    history: HistoryRow[],
    reply: HistoryRow,
    position: ReplyPosition | null,
  ): ReplyStart {
    const { conversationId, language } = request
    return this.#remote.follow({
      conversationId,
      messageId: reply.id,
      language,
      position,
      takeOver: (reached) => this.#resume(request, history, reply, reached),
    })
  }

  /** Goes on with a reply that broke off, which need not be the last one. */
  async #resume(
    { userId, conversationId, language, questionId }: ChatRequest,
    history: HistoryRow[],
    reply: HistoryRow,
    position: ReplyPosition | null,
  ): Promise<ReplyStart> {
    await this.#count(userId)
    const place = history.findLastIndex(({ sender, id }) => sender === 0 && id < reply.id)
    const question = history[place]?.message_text ?? ''
    const lookup = await this.#retrieval.lookUp(question, questionId ?? reply.question_id)
    await this.#writer.giveUp(conversationId)
    const kept = await this.#replies.resume(reply.id)
    if (!kept) throw new AppError(Code.conflict, 'conflict')
    const content = toContent(kept)
    return this.#writer.write({
      conversationId,
      userId,
      language,
      position,
      isAnew: false,
      isWithdrawable: () => false,
      begin: async () => reply.id,
      content,
      assistant: this.#assistant,
      answer: {
        question,
        lookup,
        soFar: content.text,
        language,
        history: toTurns(history.slice(0, Math.max(place, 0))),
      },
    })
  }

  async #readHistory({ conversationId, userId }: { conversationId: number; userId: number }) {
    const history = await this.#replies.readHistory(conversationId, userId, HISTORY_MESSAGES)
    if (!history) throw notFound()
    return history
  }

  /** @throws AppError 40900 while somebody reads a reply of theirs in the conversation: it is not cut off unseen */
  #requireFree(conversationId: number, userId: number): void {
    const running = this.#writer.find(conversationId)
    if (running?.userId === userId && running.isFollowed) throw new AppError(Code.conflict, 'replyRunning')
  }

  async #count(userId: number): Promise<void> {
    await Promise.all([this.#limits.consume('aiMinute', userId), this.#limits.consume('aiDay', userId)])
  }
}

function toTurns(history: readonly HistoryRow[]) {
  return history
    .filter(({ message_text }) => message_text.trim() !== '')
    .map(({ sender, message_text }) => ({ sender, text: message_text }))
}

/** The question of the bank that the last question was asked from. */
function findQuestionId(history: readonly HistoryRow[]): number | null {
  const last = history.at(-1)
  return last?.sender === 1 ? last.question_id : null
}

function sendWhole(id: number, content: ReplyContent, position: ReplyPosition | null): ReplyStart {
  return (sink) => {
    sendContent(sink, id, content, position)
    sink.end()
    return () => {}
  }
}
