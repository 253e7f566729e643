import type { AiSource } from '@app/contract'
import type { AppError } from '../../platform/app-error.ts'
import type { Language } from '../../platform/i18n.ts'
import type { ReplyGrowth } from './ai-reply.repository.ts'
import type { AnswerPiece } from './assistant.ts'
import type { ReplyPosition } from './event-id.ts'
import {
  type ChatEvent,
  type ChatSink,
  endOf,
  type ReplyContent,
  sendContent,
  sendEnd,
} from './reply-events.ts'

/** A reply that is being written: gathers its pieces, passes them to its readers, and can be joined in the middle. */
export class RunningReply {
  readonly id: number
  readonly userId: number
  readonly #content: ReplyContent
  readonly #readers = new Map<ChatSink, Language>()
  readonly #graceMilliseconds: number
  readonly #abort: AbortController
  #graceTimer: NodeJS.Timeout | undefined
  /** How much of it is in the database. */
  #kept: { text: number; reasoning: number }
  #ending: { fault: AppError | null } | undefined
  /** Half of a character, whose other half comes with the next piece. */
  #half = ''

  /** @param graceMilliseconds how long it is written on when its last reader has left */
  constructor(
    reply: { id: number; userId: number; content: ReplyContent; abort: AbortController },
    graceMilliseconds: number,
  ) {
    this.id = reply.id
    this.userId = reply.userId
    this.#content = reply.content
    this.#abort = reply.abort
    this.#graceMilliseconds = graceMilliseconds
    this.#kept = { text: reply.content.text.length, reasoning: reply.content.reasoning.length }
  }

  get sources(): readonly AiSource[] {
    return this.#content.sources
  }

  /** Whether it was given up rather than having failed. */
  get isGivenUp(): boolean {
    return this.#abort.signal.aborted
  }

  /** Whether anything has come. */
  get isEmpty(): boolean {
    return this.#content.text === '' && this.#content.reasoning === ''
  }

  /** @returns whether it was text or reasoning, not just sources */
  append(piece: AnswerPiece): boolean {
    if (piece.kind === 'sources') {
      this.#content.sources = piece.sources
      this.#send({ event: 'sources', id: this.#place(), data: piece.sources })
      return false
    }
    const content = this.#clean(piece.text)
    if (content !== '') {
      this.#content[piece.kind] += content
      const event = piece.kind === 'text' ? 'message' : 'reasoning'
      this.#send({ event, id: this.#place(), data: { content } })
    }
    return true
  }

  /**
   * Sends a reader what comes after a position, then whatever comes.
   * @param position null, or of what is no longer there: from the beginning
   * @returns what is to be done when the reader leaves
   */
  join(sink: ChatSink, language: Language, position: ReplyPosition | null): () => void {
    clearTimeout(this.#graceTimer)
    sendContent(sink, this.id, this.#content, position)
    if (this.#ending) {
      sendEnd(sink, this.#ending.fault, language)
      return () => {}
    }
    this.#readers.set(sink, language)
    return () => {
      this.#readers.delete(sink)
      this.#waitForReader()
    }
  }

  /** Gives up: who writes it ends it. */
  giveUp(): void {
    this.#abort.abort()
  }

  /** What has come since it was last kept. */
  growth(): ReplyGrowth {
    const { text, reasoning } = this.#content
    return {
      id: this.id,
      text: text.slice(this.#kept.text),
      reasoning: reasoning.slice(this.#kept.reasoning),
    }
  }

  /** Notes that some growth is in the database. */
  noteKept({ text, reasoning }: ReplyGrowth): void {
    this.#kept.text += text.length
    this.#kept.reasoning += reasoning.length
  }

  /** Sends the end. @param fault why it broke off; null when it did not, or the reader wanted it to */
  end(fault: AppError | null): void {
    this.#ending = { fault }
    clearTimeout(this.#graceTimer)
    for (const [sink, language] of this.#readers) sendEnd(sink, fault, language)
    this.#readers.clear()
  }

  /** Counts the time without a reader, from when the last one left or none came. */
  #waitForReader(): void {
    clearTimeout(this.#graceTimer)
    if (this.#readers.size === 0 && !this.#ending) {
      this.#graceTimer = setTimeout(() => this.giveUp(), this.#graceMilliseconds)
    }
  }

  #place(): string {
    return endOf(this.id, this.#content)
  }

  #send(event: ChatEvent): void {
    for (const sink of this.#readers.keys()) sink.send(event)
  }

  /** Leaves out what the database can't hold; a character that a provider has cut is put together. */
  #clean(piece: string): string {
    const text = this.#half + piece
    this.#half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
    return text
      .slice(0, text.length - this.#half.length)
      .replaceAll('\0', '')
      .toWellFormed()
  }
}
