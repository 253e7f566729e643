import { ApiError } from '@app/api-client'
import type { AiChatInput } from '@app/contract/ai/schemas'
import { Code } from '@app/contract/common/envelope'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../../../shared/api.ts'
import { warn } from '../../../shared/log.ts'
import type { PageQuestion } from '../parts/AssistantDrawerState.ts'
import { ChatMessage } from './ChatMessage.ts'
import { ReplyStream } from './ReplyStream.ts'

/** Why a question was not sent; without words where the failure is only logged. */
export interface Refusal {
  reason: string
  /** Whether the model will not answer soon either: one may ask the embedded assistant. */
  isLasting: boolean
}

/** The conversation that an turn belongs to. */
interface TurnConversation {
  readonly id: number | null
  readonly messages: readonly ChatMessage[]
  save: () => Promise<number>
  /** Deletes it on the server, where nothing of it is left. */
  unsave: () => Promise<void>
  refresh: () => Promise<void>
  nameByQuestion: () => Promise<void>
  append: (...messages: ChatMessage[]) => void
  withdraw: (...messages: ChatMessage[]) => void
}

/** Asking and being answered within one conversation. */
export class Turn {
  /** Why the last question was not sent. */
  refusal: Refusal | null = null
  readonly #api: Api
  readonly #conversation: TurnConversation
  #stream: ReplyStream | null = null
  /** The server is told to stop; it does not take another question before. */
  #stopping: Promise<unknown> = Promise.resolve()
  #isDisposed = false

  constructor(api: Api, conversation: TurnConversation) {
    this.#api = api
    this.#conversation = conversation
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A reply is being written. */
  get isRunning(): boolean {
    return this.#conversation.messages.some(({ loading }) => loading)
  }

  /** @returns whether the question was sent; if not, it leaves no trace but {@link refusal} */
  async ask(text: string, about: PageQuestion | null, provider?: AiChatInput['provider']): Promise<boolean> {
    if (this.isRunning) return false
    this.refusal = null
    const question = new ChatMessage({ type: 0, content: text })
    const reply = new ChatMessage({ type: 1, content: '', question: about })
    const stream = this.#begin(reply)
    this.#conversation.append(question, reply)
    const isFirst = this.#conversation.id === null
    const id = await this.#conversation.save().catch((error: unknown) => {
      warn('conversation not created', error)
      return null
    })
    if (id === null) return this.#withdraw({ reason: '', isLasting: false }, question, reply)
    const input = {
      conversationId: id,
      message: text,
      ...(about && { questionId: about.id }),
      ...(provider && { provider }),
    }
    try {
      await this.#stopping
      await this.#receive(stream, reply, input, { onBegin: () => void this.#saveQuestion(id, question) })
      return true
    } catch (error) {
      warn('question refused', error)
      this.#withdraw({ reason: messageOf(error), isLasting: isLasting(error) }, question, reply)
      if (isFirst && error instanceof ApiError) void this.#conversation.unsave()
      if (isConflict(error)) void this.#conversation.refresh()
      return false
    }
  }

  /** Has the last question answered anew; the old reply stays until the new one begins. */
  async regenerate(provider?: AiChatInput['provider']): Promise<void> {
    const { id, messages } = this.#conversation
    const last = messages.at(-1)
    if (id === null || !last || this.isRunning) return
    const reply = last.isReply ? last : new ChatMessage({ type: 1, content: '' })
    if (!last.isReply) this.#conversation.append(reply)
    const { status } = reply
    const about = reply.question
    const restart = () => {
      reply.timestamp = new Date().toISOString()
      reply.sources = []
      reply.isHelpful = null
    }
    const input: AiChatInput = {
      conversationId: id,
      mode: 'regenerate',
      ...(about && { questionId: about.id }),
      ...(provider && { provider }),
    }
    try {
      const stream = this.#begin(reply)
      await this.#stopping
      await this.#receive(stream, reply, input, { onBegin: restart })
    } catch (error) {
      warn('regeneration refused', error)
      this.#breakOff(reply, status, error)
    }
    // The server keeps the old reply where the new one did not come.
    if (reply.content === '') await this.#conversation.refresh()
  }

  /** Has a reply that broke off written on. */
  continue(reply: ChatMessage): Promise<void> {
    return this.#resume(reply, false)
  }

  /** Joins a reply that is still being written. */
  join(reply: ChatMessage): Promise<void> {
    return this.#resume(reply, true)
  }

  /** Ends the reply that is being written; what has come of it stays. Resolves when the server has answered. */
  async stop(): Promise<void> {
    const { id } = this.#conversation
    this.#stream?.stop()
    if (id === null) return
    this.#stopping = this.#api.ai
      .stop({ conversationId: id })
      .catch((error: unknown) => warn('reply not stopped', error))
    await this.#stopping
  }

  /** Lets go of the connection, for a conversation that is shown no more. */
  dispose(): void {
    this.#isDisposed = true
    this.#stream?.stop()
  }

  /** From here on it can be stopped. */
  #begin(reply: ChatMessage): ReplyStream {
    reply.begin()
    this.#stream = new ReplyStream(this.#api, reply)
    return this.#stream
  }

  async #resume(reply: ChatMessage, isQuiet: boolean): Promise<void> {
    const { id } = this.#conversation
    if (id === null || !reply.isReply || this.isRunning) return
    const input = {
      conversationId: id,
      mode: 'continue' as const,
      ...(reply.id !== null && { messageId: reply.id }),
    }
    try {
      const stream = this.#begin(reply)
      await this.#stopping
      await this.#receive(stream, reply, input, { isQuiet })
    } catch (error) {
      warn('continuation refused', error)
      this.#breakOff(reply, 'interrupted', error)
      if (isConflict(error)) await this.#conversation.refresh()
    }
  }

  async #receive(
    stream: ReplyStream,
    reply: ChatMessage,
    input: AiChatInput,
    { onBegin, isQuiet = false }: { onBegin?: () => void; isQuiet?: boolean },
  ): Promise<void> {
    const status = await stream.receive(input, { onBegin: () => runInAction(() => onBegin?.()), isQuiet })
    if (this.#isDisposed) return
    reply.finish(status)
    await Promise.all([this.#saveReply(reply, input.conversationId), this.#conversation.nameByQuestion()])
  }

  async #saveQuestion(conversationId: number, question: ChatMessage): Promise<void> {
    try {
      const input = { conversationId, messageText: question.content, sender: 0 as const }
      const id = await this.#api.aiMessage.add(input, { quiet: true })
      runInAction(() => {
        question.id = id
      })
    } catch (error) {
      warn('question not saved', error)
    }
  }

  async #saveReply({ id, content }: ChatMessage, conversationId: number): Promise<void> {
    if (content === '') return
    const input = {
      conversationId,
      messageText: content,
      sender: 1 as const,
      ...(id !== null && { messageId: id }),
    }
    await this.#api.aiMessage
      .add(input, { quiet: true })
      .catch((error: unknown) => warn('reply not saved', error))
  }

  #withdraw(refusal: Refusal, ...messages: ChatMessage[]): false {
    this.#conversation.withdraw(...messages)
    runInAction(() => {
      this.refusal = refusal
    })
    return false
  }

  #breakOff(reply: ChatMessage, status: ChatMessage['status'], error: unknown): void {
    reply.finish(status === 'complete' ? 'complete' : 'interrupted')
    runInAction(() => {
      reply.failure = messageOf(error)
      reply.isFailureLasting = isLasting(error)
    })
  }
}

/** The conversation has gone on elsewhere. */
function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === Code.conflict
}

/** Whether the model will not answer soon either. */
function isLasting(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { data } = error
  return typeof data === 'object' && data !== null && 'isLasting' in data && data.isLasting === true
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
