import type { AiSource } from '@app/contract/ai-message/schemas'
import type { AppError } from '../../../platform/app-error.ts'
import type { Language } from '../../../platform/i18n.ts'
import type { AnswerPiece } from '../assistant/assistant.ts'
import type { ReplyGrowth } from './ai-reply.repository.ts'
import { type ReplyPosition, toEventId } from './event-id.ts'
import { type ChatEvent, type ChatSink, type ReplyContent, sendContent, sendEnd } from './reply-events.ts'

/** A reply that is being written: gathers its pieces, passes them to its readers, and can be joined in the middle. */
export class RunningReply {
  readonly id: number
  readonly userId: number
  /** The part stored in the database, and all sources. */
  readonly #kept: ReplyContent
  /** The part not stored yet; separate, so that a long text is not concatenated for every piece. */
  readonly #growth = { text: '', reasoning: '' }
  /** How many characters of the stored part there are, as the database counts. */
  readonly #keptLength: { text: number; reasoning: number }
  readonly #readers = new Map<ChatSink, Language>()
  readonly #graceMilliseconds: number
  readonly #abort: AbortController
  #graceTimer: NodeJS.Timeout | undefined
  #ending: { fault: AppError | null } | 'brokenOff' | undefined
  #hasBeenJoined = false
  /** The first half of a surrogate pair that a provider has split. */
  #half = ''

  /** @param graceMilliseconds how long it continues after its last reader has left */
  constructor(
    reply: { id: number; userId: number; content: ReplyContent; abort: AbortController },
    graceMilliseconds: number,
  ) {
    this.id = reply.id
    this.userId = reply.userId
    this.#kept = { ...reply.content }
    this.#keptLength = { text: lengthOf(reply.content.text), reasoning: lengthOf(reply.content.reasoning) }
    this.#abort = reply.abort
    this.#graceMilliseconds = graceMilliseconds
  }

  get sources(): readonly AiSource[] {
    return this.#kept.sources
  }

  /** Whether it was stopped on purpose. */
  get isGivenUp(): boolean {
    return this.#abort.signal.aborted
  }

  /** Whether anybody has read it. */
  get hasBeenJoined(): boolean {
    return this.#hasBeenJoined
  }

  /** Whether somebody is reading it, or is waiting for its beginning. */
  get isFollowed(): boolean {
    return !this.#ending && !this.isGivenUp && (this.#readers.size > 0 || !this.#hasBeenJoined)
  }

  /** Whether it has no text and no reasoning yet. */
  get isEmpty(): boolean {
    const { text, reasoning } = this.#content()
    return text === '' && reasoning === ''
  }

  /** @returns whether it was text or reasoning, not just sources */
  append(piece: AnswerPiece): boolean {
    if (piece.kind === 'sources') {
      this.#kept.sources = piece.sources
      this.#send({ event: 'sources', id: this.#place(), data: piece.sources })
      return false
    }
    const content = this.#clean(piece.text)
    if (content !== '') {
      this.#growth[piece.kind] += content
      const event = piece.kind === 'text' ? 'message' : 'reasoning'
      this.#send({ event, id: this.#place(), data: { content } })
    }
    return true
  }

  /**
   * Sends a reader the text after a position, then every new piece.
   * @param position null, or of what is no longer there: from the beginning
   * @returns a function to be called when the reader leaves
   */
  join(sink: ChatSink, language: Language, position: ReplyPosition | null): () => void {
    clearTimeout(this.#graceTimer)
    this.#hasBeenJoined = true
    sendContent(sink, this.id, this.#content(), position)
    if (this.#ending) {
      if (this.#ending === 'brokenOff') sink.abort()
      else sendEnd(sink, this.#ending.fault, language)
      return () => {}
    }
    this.#readers.set(sink, language)
    return () => {
      this.#readers.delete(sink)
      this.#waitForReader()
    }
  }

  /** Notes that somebody follows it by another server. */
  noteReader(): void {
    this.#waitForReader()
  }

  /** Aborts the assistant; the writer then ends the reply. */
  giveUp(): void {
    this.#abort.abort()
  }

  /** The text received since the last write. */
  growth(): ReplyGrowth {
    const { text, reasoning } = this.#keptLength
    return { id: this.id, textFrom: text, reasoningFrom: reasoning, ...this.#growth }
  }

  /** Moves written text to the stored part. */
  noteKept({ text, reasoning }: ReplyGrowth): void {
    this.#kept.text += text
    this.#kept.reasoning += reasoning
    this.#keptLength.text += lengthOf(text)
    this.#keptLength.reasoning += lengthOf(reasoning)
    this.#growth.text = this.#growth.text.slice(text.length)
    this.#growth.reasoning = this.#growth.reasoning.slice(reasoning.length)
  }

  /** Sends the end. @param fault why it broke off; null when it did not, or the reader wanted it to */
  end(fault: AppError | null): void {
    this.#ending = { fault }
    clearTimeout(this.#graceTimer)
    for (const [sink, language] of this.#readers) sendEnd(sink, fault, language)
    this.#readers.clear()
  }

  /** Lets every reader go without the end, so that they come again, to whichever server there is then. */
  breakOff(): void {
    this.#ending = 'brokenOff'
    clearTimeout(this.#graceTimer)
    for (const sink of this.#readers.keys()) sink.abort()
    this.#readers.clear()
  }

  /** Starts the grace period, which begins when there is no reader. */
  #waitForReader(): void {
    clearTimeout(this.#graceTimer)
    if (this.#readers.size === 0 && !this.#ending) {
      this.#graceTimer = setTimeout(() => this.giveUp(), this.#graceMilliseconds)
    }
  }

  #content(): ReplyContent {
    const { text, reasoning, sources } = this.#kept
    return { text: text + this.#growth.text, reasoning: reasoning + this.#growth.reasoning, sources }
  }

  #place(): string {
    return toEventId({
      messageId: this.id,
      reasoningFrom: this.#kept.reasoning.length + this.#growth.reasoning.length,
      contentFrom: this.#kept.text.length + this.#growth.text.length,
    })
  }

  #send(event: ChatEvent): void {
    for (const sink of this.#readers.keys()) sink.send(event)
  }

  /** Removes characters the database can't store and joins surrogate pairs that a provider has split. */
  #clean(piece: string): string {
    const text = this.#half + piece
    this.#half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
    return text
      .slice(0, text.length - this.#half.length)
      .replaceAll('\0', '')
      .toWellFormed()
  }
}

/** The characters of a text as the database counts them: a surrogate pair is one. */
function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
