import { NetworkError } from '@app/api-client'
import type { AiChatInput } from '@app/contract/ai/schemas'
import { runInAction } from 'mobx'
import type { Api } from '../../../shared/api.ts'
import { warn } from '../../../shared/log.ts'
import type { ChatMessage } from './ChatMessage.ts'
import { ChunkBuffer } from './ChunkBuffer.ts'

/** Milliseconds before each attempt, within one reply, to take up a stream whose connection was lost. */
const RETRY_DELAYS = [300, 1_000, 2_000, 4_000]

type Events = Awaited<ReturnType<Api['ai']['chat']>>
interface ReceiveOptions {
  onBegin?: (() => void) | undefined
  /** Whether a refusal is not shown: nobody has asked for the reply just now. */
  isQuiet?: boolean
}

type ChatEvent = Events extends AsyncIterable<infer E> ? E : never

/** Receives one reply into its message. A connection that breaks is made again, and the stream taken up where it was. */
export class ReplyStream {
  readonly #api: Api
  readonly #message: ChatMessage
  readonly #abort = new AbortController()
  readonly #chunks: ChunkBuffer
  readonly #delays: readonly number[]
  #lastEventId: string
  #hasFailed = false

  constructor(api: Api, message: ChatMessage, delays: readonly number[] = RETRY_DELAYS) {
    this.#api = api
    this.#message = message
    this.#delays = delays
    this.#lastEventId = message.eventId
    this.#chunks = new ChunkBuffer(message)
  }

  /** Lets the connection go; {@link receive} resolves. */
  stop(): void {
    this.#abort.abort()
  }

  /**
   * Asks, and receives until the reply ends.
   * @returns how it ended
   * @throws what the server refused with before anything was received; the user has been told, unless it is quiet
   */
  async receive(
    input: AiChatInput,
    { onBegin, isQuiet = false }: ReceiveOptions = {},
  ): Promise<'complete' | 'interrupted'> {
    let hasBegun = false
    for (let attempt = 0; ; ) {
      try {
        const events = hasBegun
          ? await this.#open(this.#continuation(input), true)
          : await this.#open(input, isQuiet)
        if (!hasBegun) onBegin?.()
        hasBegun = true
        for await (const event of events) this.#take(event)
        return this.#hasFailed ? 'interrupted' : 'complete'
      } catch (error) {
        if (this.#abort.signal.aborted) return 'interrupted'
        if (!hasBegun) throw error
        warn('reply broke off', error)
        const delay = this.#delays[attempt]
        if (!(error instanceof NetworkError) || delay === undefined) return 'interrupted'
        attempt += 1
        if (!(await this.#wait(delay))) return 'interrupted'
      } finally {
        this.#chunks.flush()
      }
    }
  }

  #continuation({ conversationId }: AiChatInput): AiChatInput {
    const { id } = this.#message
    return { conversationId, mode: 'continue', ...(id !== null && { messageId: id }) }
  }

  async #open(input: AiChatInput, isQuiet: boolean): Promise<Events> {
    const isContinued = input.mode === 'continue'
    if (isContinued) await this.#secure(input.conversationId)
    return this.#api.ai.chat(input, {
      quiet: isQuiet,
      signal: this.#abort.signal,
      onBadEvent: ({ reason }) => warn('piece of a reply not understood', reason),
      ...(isContinued && this.#lastEventId !== '' && { lastEventId: this.#lastEventId }),
    })
  }

  /**
   * Gives the server what came here: one that was restarted may have kept less.
   * @throws NetworkError when the server does not answer
   */
  async #secure(conversationId: number): Promise<void> {
    const { id, content } = this.#message
    if (id === null || content === '') return
    const input = { conversationId, messageText: content, sender: 1 as const, messageId: id }
    try {
      await this.#api.aiMessage.add(input, { quiet: true, signal: this.#abort.signal })
    } catch (error) {
      if (error instanceof NetworkError) throw error
      warn('reply not saved', error)
    }
  }

  #take(event: ChatEvent): void {
    if (event.id !== '') this.#lastEventId = event.id
    if (event.event === 'message') this.#chunks.add('content', event.data.content)
    else if (event.event === 'reasoning') this.#chunks.add('reasoning', event.data.content)
    else {
      this.#chunks.flush()
      runInAction(() => this.#apply(event))
    }
  }

  #apply(event: ChatEvent): void {
    const message = this.#message
    if (event.event === 'start') {
      const { messageId, contentFrom, reasoningFrom } = event.data
      message.id = messageId
      message.isReconnecting = false
      message.content = message.content.slice(0, contentFrom)
      message.reasoning = message.reasoning.slice(0, reasoningFrom)
    } else if (event.event === 'sources') {
      message.sources = event.data
    } else if (event.event === 'error') {
      this.#hasFailed = true
      message.failure = event.data.message
      message.isFailureLasting = event.data.isLasting ?? false
    }
  }

  /** @returns whether it is still wanted afterwards */
  #wait(milliseconds: number): Promise<boolean> {
    const { signal } = this.#abort
    runInAction(() => {
      this.#message.isReconnecting = true
    })
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), milliseconds)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve(false)
      })
    })
  }
}
