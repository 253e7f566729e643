import type { AiMessage, AiSource } from '@app/contract/ai-message/schemas'
import type { AiMessageStatus, AiSender } from '@app/contract/ai-message/values'
import { makeAutoObservable, observableRef } from 'mobx'

let made = 0

/** What a message is made of; what is left out is as in a message that has just been written. */
export interface MessageParts {
  id?: number | null
  type: AiSender
  content: string
  timestamp?: string
  status?: AiMessageStatus
  reasoning?: string
  sources?: readonly AiSource[]
  question?: AiMessage['question']
  isHelpful?: boolean | null
  eventId?: string
}

/** A message of a conversation: what somebody asked (type 0), or the assistant's reply (type 1) as far as it has come. */
export class ChatMessage {
  /** Null until the server has given one. */
  id: number | null
  /** Names the message on the screen, from its first moment on. */
  readonly key: string
  readonly type: AiSender
  content: string
  /** When it was written, ISO 8601. */
  timestamp: string
  /** A reply that is being written. */
  loading = false
  status: AiMessageStatus
  reasoning: string
  sources: readonly AiSource[]
  question: AiMessage['question']
  isHelpful: boolean | null
  /** How far a reply has come, as the stream counts. */
  eventId: string
  /** The connection was lost, and is being made again. */
  isReconnecting = false
  /** Why a reply broke off, in words for the reader. */
  failure = ''
  /** Whether the model will not answer soon either. */
  isFailureLasting = false

  constructor(parts: MessageParts) {
    made += 1
    this.key = `message-${made}`
    this.type = parts.type
    this.id = parts.id ?? null
    this.content = parts.content
    this.timestamp = parts.timestamp ?? new Date().toISOString()
    this.status = parts.status ?? 'complete'
    this.reasoning = parts.reasoning ?? ''
    this.sources = parts.sources ?? []
    this.question = parts.question ?? null
    this.isHelpful = parts.isHelpful ?? null
    this.eventId = parts.eventId ?? ''
    makeAutoObservable(this, { key: false, type: false, sources: observableRef, question: observableRef })
  }

  get isReply(): boolean {
    return this.type === 1
  }

  /** Takes over what the server has of this message. Of a reply that broke off there may be more here. */
  update(saved: AiMessage): void {
    const hasMore = saved.status === 'interrupted' && this.content.startsWith(saved.messageText)
    this.id = saved.id
    if (!hasMore) this.content = saved.messageText
    this.timestamp = saved.createTime
    this.status = saved.status
    this.reasoning = saved.reasoning
    this.sources = saved.sources
    this.question = saved.question
    this.isHelpful = saved.isHelpful
    this.eventId = saved.eventId
  }

  /** A reply begins to be written, or is written on. */
  begin(): void {
    this.loading = true
    this.status = 'streaming'
    this.failure = ''
    this.isFailureLasting = false
  }

  /** A reply is no longer written. */
  finish(status: 'complete' | 'interrupted'): void {
    this.loading = false
    this.isReconnecting = false
    this.status = status
  }
}

/** A message as the server keeps it. */
export function fromServer(saved: AiMessage): ChatMessage {
  const message = new ChatMessage({ type: saved.sender, content: saved.messageText })
  message.update(saved)
  return message
}
