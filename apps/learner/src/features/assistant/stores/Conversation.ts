import type { AiConversation, AiConversationDetail } from '@app/contract/ai-conversation/schemas'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'
import type { Api } from '../../../shared/api.ts'
import { warn } from '../../../shared/log.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import { type ChatMessage, fromServer } from './ChatMessage.ts'
import { titleOf } from './chat-title.ts'
import { Turn } from './Turn.ts'

let made = 0

export interface ConversationDependencies {
  api: Api
  /** The title of a conversation that has none of its own yet. */
  defaultTitle: () => string
}

/** A conversation with the assistant. Without an id it is a draft, which the server does not know yet. */
export class Conversation {
  id: number | null
  /** Names the conversation on the screen, from its first moment on. */
  readonly key: string
  /** null: none yet. */
  ownTitle: string | null
  createTime: string
  messages: ChatMessage[] = []
  /** Questions and replies under way. */
  readonly turn: Turn
  readonly detail = new RequestState<AiConversationDetail>()
  readonly #deps: ConversationDependencies
  #saving: Promise<number> | null = null

  constructor(deps: ConversationDependencies, saved?: AiConversation) {
    made += 1
    this.key = `conversation-${made}`
    this.#deps = deps
    this.id = saved?.id ?? null
    this.ownTitle = saved?.title ?? null
    this.createTime = saved?.createTime ?? new Date().toISOString()
    this.turn = new Turn(deps.api, this)
    makeAutoObservable(
      this,
      { key: false, title: false, messages: observableShallow, turn: false, detail: false },
      { autoBind: true },
    )
  }

  // Not computed: the texts may come after the conversation.
  get title(): string {
    return this.ownTitle ?? this.#deps.defaultTitle()
  }

  /** A draft in which nothing has been asked, and which nobody has named. */
  get isUnused(): boolean {
    return this.id === null && this.ownTitle === null && this.messages.length === 0
  }

  /** Fetches the messages of a conversation that has an id but no messages yet. */
  async load(): Promise<void> {
    if (this.messages.length === 0) await this.refresh()
  }

  /** Brings the messages up to the server's; a failure is only logged. A reply that is still being written is joined. */
  async refresh(): Promise<void> {
    const { id } = this
    if (id === null || this.turn.isRunning || this.detail.status === 'loading') return
    await this.detail.run((signal) => this.#deps.api.aiConversation.get({ id }, { quiet: true, signal }))
    if (this.detail.status === 'failed') return warn('conversation not loaded', this.detail.error)
    if (this.detail.value === undefined || this.turn.isRunning) return
    this.#take(this.detail.value)
    const written = this.messages.findLast(({ status }) => status === 'streaming')
    if (written) void this.turn.join(written)
  }

  /** @returns the id, which a draft gets now */
  async save(): Promise<number> {
    if (this.id !== null) return this.id
    this.#saving ??= this.#deps.api.aiConversation.add({ title: this.title }, { quiet: true })
    try {
      const id = await this.#saving
      runInAction(() => {
        this.id = id
      })
      return id
    } finally {
      this.#saving = null
    }
  }

  /** Deletes it on the server: a draft again. That it was not deleted is only logged. */
  async unsave(): Promise<void> {
    const { id } = this
    if (id === null) return
    this.id = null
    await this.#deps.api.aiConversation
      .delete({ id }, { quiet: true })
      .catch((error: unknown) => warn('empty conversation not deleted', error))
  }

  /** Gives it another title; that the server did not take it is only logged. */
  async rename(title: string): Promise<void> {
    this.ownTitle = title
    if (this.id === null) return
    await this.#deps.api.aiConversation
      .update({ id: this.id, title }, { quiet: true })
      .catch((error: unknown) => warn('title not saved', error))
  }

  /** A conversation that nobody has named takes its title from the first question. */
  async nameByQuestion(): Promise<void> {
    const question = this.messages.find(({ isReply }) => !isReply)
    if (!question || this.title !== this.#deps.defaultTitle() || this.messages.length < 2) return
    await this.rename(titleOf(question.content))
  }

  /** Says of a reply whether it helped; what the server did not take is taken back. */
  async rate(message: ChatMessage, isHelpful: boolean | null): Promise<void> {
    const { id, isHelpful: before } = message
    if (id === null) return
    message.isHelpful = isHelpful
    try {
      await this.#deps.api.aiMessage.rate({ id, isHelpful }, { quiet: true })
    } catch (error) {
      warn('rating not saved', error)
      runInAction(() => {
        message.isHelpful = before
      })
    }
  }

  append(...messages: ChatMessage[]): void {
    this.messages.push(...messages)
  }

  withdraw(...messages: ChatMessage[]): void {
    this.messages = this.messages.filter((message) => !messages.includes(message))
  }

  /** Takes over what a list of the server says. */
  describe({ title, createTime }: AiConversation): void {
    this.ownTitle = title
    this.createTime = createTime
  }

  /** Messages that are shown already stay the same, so that nothing on the screen is made anew. */
  #take(saved: AiConversationDetail): void {
    const known = new Map(this.messages.map((message) => [message.id, message]))
    runInAction(() => {
      this.ownTitle = saved.title
      this.messages = saved.messageList.map((message) => {
        const shown = known.get(message.id)
        shown?.update(message)
        return shown ?? fromServer(message)
      })
    })
  }
}
