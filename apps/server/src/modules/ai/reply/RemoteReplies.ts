import { setTimeout as wait } from 'node:timers/promises'
import { Code } from '@app/contract/common/envelope'
import { z } from 'zod/mini'
import { AppError } from '../../../platform/app-error.ts'
import { sqlState } from '../../../platform/db/errors.ts'
import type { Events } from '../../../platform/events/Events.ts'
import type { Topic } from '../../../platform/events/Topic.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { Logger } from '../../../platform/log.ts'
import type { AiReplyRepository } from './ai-reply.repository.ts'
import type { ReplyPosition } from './event-id.ts'
import type { ReplyWriter } from './ReplyWriter.ts'
import { type ChatSink, type ReplyContent, sendContent, sendEnd, sendGrowth } from './reply-events.ts'
import { toContent } from './to-content.ts'

/** How often a reply that another server writes is read. */
const READ_MILLISECONDS = 300
/** How often its writer is told that somebody follows it; well within the time that it goes on without a reader. */
const TELL_MILLISECONDS = 3_000
/** How long its writer is waited for when it is to stop. */
const STOP_MILLISECONDS = 2_000
const STOP_PAUSE_MILLISECONDS = 50

const message = z.object({ conversationId: z.int(), act: z.enum(['stop', 'follow']) })
type Message = z.output<typeof message>

export interface FollowOrder {
  conversationId: number
  messageId: number
  language: Language
  position: ReplyPosition | null
  /** Goes on with a reply whose writer has died. */
  takeOver: (position: ReplyPosition) => Promise<(sink: ChatSink) => () => void>
}

interface RemoteRepliesDependencies {
  replies: AiReplyRepository
  writer: ReplyWriter
  events: Events
  log: Logger
}

/** The replies that other servers on this database write: stopped by a word to their writer, followed by what it stores. */
export class RemoteReplies {
  readonly #replies: AiReplyRepository
  readonly #log: Logger
  readonly #topic: Topic<Message>

  constructor({ replies, writer, events, log }: RemoteRepliesDependencies) {
    this.#replies = replies
    this.#log = log
    this.#topic = events.topic('ai.reply', message)
    this.#topic.subscribe(({ conversationId, act }) => {
      if (act === 'stop') void writer.giveUp(conversationId)
      else writer.find(conversationId)?.noteReader()
    })
  }

  /** Stops the reply of a conversation; resolves when it is stored as such. */
  async stop(conversationId: number): Promise<void> {
    this.#topic.publish({ conversationId, act: 'stop' })
    const end = performance.now() + STOP_MILLISECONDS
    while (performance.now() < end) {
      if (!(await this.#replies.isWriting(conversationId))) return
      await wait(STOP_PAUSE_MILLISECONDS)
    }
    await this.#replies.interrupt(conversationId)
  }

  /** Sends a reader what another server writes, as it stores it. */
  follow(order: FollowOrder): (sink: ChatSink) => () => void {
    return (sink) => {
      const following = new AbortController()
      const { signal } = following
      let leave = () => {}
      this.#send(order, sink, signal)
        .then((left) => {
          leave = left
          if (signal.aborted) leave()
        })
        .catch((error: unknown) => {
          this.#log.warn({ cause: sqlState(error) }, 'a reply was not followed')
          const fault = error instanceof AppError ? error : new AppError(Code.unavailable, 'databaseBusy')
          if (!signal.aborted) sendEnd(sink, fault, order.language)
        })
      return () => {
        following.abort()
        leave()
      }
    }
  }

  /** @returns what is to be called when the reader leaves */
  async #send(order: FollowOrder, sink: ChatSink, signal: AbortSignal): Promise<() => void> {
    const { conversationId, messageId, language } = order
    let sent: ReplyContent | null = null
    let toldAt = 0
    while (!signal.aborted) {
      const row = await this.#replies.find(messageId)
      if (!row) return end(sink, new AppError(Code.conflict, 'replyStopped'), language)
      const content = toContent(row)
      if (sent) sendGrowth(sink, messageId, sent, content)
      else sendContent(sink, messageId, content, order.position)
      sent = content
      if (row.status === 'complete') return end(sink, null, language)
      if (row.status === 'interrupted')
        return end(sink, new AppError(Code.conflict, 'replyStopped'), language)
      if (!row.is_written) {
        const { text, reasoning } = content
        const start = await order.takeOver({
          messageId,
          contentFrom: text.length,
          reasoningFrom: reasoning.length,
        })
        return start(sink)
      }
      if (performance.now() - toldAt > TELL_MILLISECONDS) {
        toldAt = performance.now()
        this.#topic.publish({ conversationId, act: 'follow' })
      }
      await wait(READ_MILLISECONDS, undefined, { signal }).catch(() => {})
    }
    return () => {}
  }
}

function end(sink: ChatSink, fault: AppError | null, language: Language): () => void {
  sendEnd(sink, fault, language)
  return () => {}
}
