import { type AiChatMode, type AiStatus, aiSource, Code } from '@app/contract'
import { z } from 'zod/mini'
import { AppError, notFound } from '../../platform/app-error.ts'
import type { Language } from '../../platform/i18n.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { Assistant } from './assistant/assistant.ts'
import type { Lookup, Retrieval } from './assistant/Retrieval.ts'
import { isQuestionStored } from './conversation/stored-message.ts'
import type { AiReplyRepository, HistoryRow, KeptReply } from './reply/ai-reply.repository.ts'
import { parseEventId, type ReplyPosition } from './reply/event-id.ts'
import type { ReplyWriter } from './reply/ReplyWriter.ts'
import { type ChatSink, type ReplyContent, sendContent } from './reply/reply-events.ts'

const HISTORY_MESSAGES = 60

export interface ChatRequest {
  userId: number
  conversationId: number
  message: string
  mode: AiChatMode
  questionId?: number | undefined
  lastEventId: string | null
  language: Language
}

/** Begins to send a reply. @returns a function to be called when the reader leaves */
type ReplyStart = (sink: ChatSink) => () => void

/** Chats with the assistant: decides which question is answered or which reply is continued. */
export class AiChatService {
  readonly #replies: AiReplyRepository
  readonly #writer: ReplyWriter
  readonly #assistant: Assistant
  readonly #limits: Limits
  readonly #retrieval: Retrieval

  constructor(deps: {
    replies: AiReplyRepository
    writer: ReplyWriter
    assistant: Assistant
    limits: Limits
    retrieval: Retrieval
  }) {
    this.#replies = deps.replies
    this.#writer = deps.writer
    this.#assistant = deps.assistant
    this.#limits = deps.limits
    this.#retrieval = deps.retrieval
  }

  /** Resolves when the reply begins. @throws AppError 40400, 40900, 42200, 42900 or 50300 when it does not */
  async open(request: ChatRequest): Promise<ReplyStart> {
    const position = request.lastEventId === null ? null : parseEventId(request.lastEventId)
    // A browser that lost the stream repeats the same address, with Last-Event-ID.
    if (position || request.mode === 'continue') return this.#goOn(request, position)
    const { userId, conversationId, mode, message, questionId } = request
    // In parallel with the limits: a lookup in vain costs little.
    const [lookup, history] = await Promise.all([
      mode === 'send' ? this.#retrieval.lookUp(message, questionId ?? null) : undefined,
      this.#readHistory(request),
      this.#count(userId),
    ])
    await this.#writer.giveUp(conversationId)
    return this.#answer(request, history, lookup)
  }

  /** Stops the reply that is being written in a conversation. */
  async stop(conversationId: number, userId: number): Promise<void> {
    const running = this.#writer.find(conversationId)
    if (running && running.userId !== userId) throw notFound()
    if (!running) await this.#readHistory({ conversationId, userId })
    await this.#writer.giveUp(conversationId)
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
      begin: () =>
        this.#replies.begin({
          conversationId,
          userId,
          question: isStored ? null : question,
          lastSeenId: history.at(-1)?.id ?? 0,
          questionId,
        }),
      content: { text: '', reasoning: '', sources: [] },
      answer: {
        question,
        lookup: lookup ?? (await this.#retrieval.lookUp(question, questionId)),
        soFar: '',
        language,
        history: toTurns(isStored ? history.slice(0, place) : history),
      },
    })
  }

  /** Joins the reply that is being written, else goes on where the last one broke off. */
  async #goOn(request: ChatRequest, position: ReplyPosition | null): Promise<ReplyStart> {
    const { userId, conversationId, language } = request
    const running = this.#writer.find(conversationId)
    if (running?.userId === userId) {
      requireSame(running.id, position)
      return (sink) => running.join(sink, language, position)
    }
    const history = await this.#readHistory(request)
    const last = history.at(-1)
    if (!last || last.sender === 0) {
      await this.#count(userId)
      return this.#answer({ ...request, mode: 'regenerate' }, history)
    }
    requireSame(last.id, position)
    const kept = last.status === 'complete' ? await this.#replies.find(last.id) : undefined
    if (kept) return sendWhole(last.id, toContent(kept), position)
    await this.#count(userId)
    return this.#resume(request, history, last, position)
  }

  async #resume(
    { userId, conversationId, language, questionId }: ChatRequest,
    history: HistoryRow[],
    last: HistoryRow,
    position: ReplyPosition | null,
  ): Promise<ReplyStart> {
    const place = history.findLastIndex(({ sender }) => sender === 0)
    const question = history[place]?.message_text ?? ''
    const lookup = await this.#retrieval.lookUp(question, questionId ?? last.question_id)
    const kept = await this.#replies.resume(last.id)
    if (!kept) throw new AppError(Code.conflict, 'conflict')
    const content = toContent(kept)
    return this.#writer.write({
      conversationId,
      userId,
      language,
      position,
      isAnew: false,
      begin: async () => last.id,
      content,
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

  async #count(userId: number): Promise<void> {
    await Promise.all([this.#limits.consume('aiMinute', userId), this.#limits.consume('aiDay', userId)])
  }
}

const aiSources = z.array(aiSource)

function toContent({ message_text, reasoning, sources }: KeptReply): ReplyContent {
  return { text: message_text, reasoning, sources: aiSources.parse(sources) }
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

/** @throws AppError 40900 when the reader knows another reply as the last one */
function requireSame(id: number, position: ReplyPosition | null): void {
  if (position && position.messageId !== id) throw new AppError(Code.conflict, 'conflict')
}

function sendWhole(id: number, content: ReplyContent, position: ReplyPosition | null): ReplyStart {
  return (sink) => {
    sendContent(sink, id, content, position)
    sink.end()
    return () => {}
  }
}
