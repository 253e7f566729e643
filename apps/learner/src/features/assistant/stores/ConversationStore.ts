import type { AiConversation } from '@app/contract/ai-conversation/schemas'
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import { warn } from '../../../shared/log.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import { Conversation, type ConversationDependencies } from './Conversation.ts'

/** As many as the server lists at once. */
const PAGE_SIZE = 100

/** All conversations of one user, drafts among them, and the one that is shown. */
export class ConversationStore {
  conversations: Conversation[] = []
  selected: Conversation | null = null
  /** The server has older ones than are listed here. */
  hasMore = false
  readonly list = new RequestState<AiConversation[]>()
  readonly dependencies: ConversationDependencies

  constructor(deps: ConversationDependencies) {
    this.dependencies = deps
    makeAutoObservable(
      this,
      { conversations: observableShallow, selected: observableRef, list: false, dependencies: false },
      { autoBind: true },
    )
  }

  /** The id of the reply that is being written in the conversation that is shown; null for none, or before the server has begun it. */
  get runningReply(): number | null {
    return this.selected?.messages.find(({ loading }) => loading)?.id ?? null
  }

  /** Fetches the list; without any conversation, or without an answer, there is a new one. */
  async load(): Promise<void> {
    await this.#fetch()
    if (this.list.status !== 'failed') await this.#showCurrent()
    // A new one may be shown already, begun meanwhile.
    else if (this.selected?.id !== null) this.startNew()
  }

  /** Brings list and shown messages up to what other tabs and devices did. */
  async refresh(): Promise<void> {
    await this.#fetch()
    await this.#showCurrent()
  }

  /** Fetches older conversations. */
  async loadMore(): Promise<void> {
    const beforeId = this.list.value?.at(-1)?.id
    if (beforeId === undefined || this.list.status === 'loading') return
    await this.#fetch(beforeId)
  }

  /** A draft, placed first; a draft in which nothing has been asked yet is used again. */
  startNew(): Conversation {
    const unused = this.conversations.find(({ isUnused }) => isUnused)
    const conversation = unused ?? new Conversation(this.dependencies)
    this.conversations = [conversation, ...this.conversations.filter((other) => other !== conversation)]
    this.selected = conversation
    return conversation
  }

  /** Resolves when its messages are there, or did not come. */
  async select(conversation: Conversation | null): Promise<void> {
    this.selected = conversation
    await conversation?.load()
  }

  /** Shows a conversation of the server, which need not be listed yet. */
  open(saved: AiConversation): void {
    const conversation = this.#find(saved)
    this.#arrange([...this.conversations.filter((other) => other !== conversation), conversation])
    void this.select(conversation)
  }

  /** Puts the conversation that was shown last in its place before the server is asked. */
  restore(conversation: Conversation): void {
    this.conversations.push(conversation)
    this.selected = conversation
  }

  /**
   * Deletes a conversation, on the server too if it has an id. The one before it is shown in its place; the last one gives way to a new one.
   * @throws ApiError when the server refused, NetworkError when it did not answer
   */
  async remove(conversation: Conversation): Promise<void> {
    if (conversation.id !== null)
      await this.dependencies.api.aiConversation.delete({ id: conversation.id }, { quiet: true })
    conversation.turn.dispose()
    runInAction(() => this.#drop(conversation))
  }

  dispose(): void {
    for (const { turn } of this.conversations) turn.dispose()
  }

  /** What is shown must be listed; messages that are shown already are brought up to the server's. */
  async #showCurrent(): Promise<void> {
    const { selected, conversations } = this
    if (conversations.length === 0) this.startNew()
    else if (!selected || !conversations.includes(selected)) await this.select(conversations[0] ?? null)
    else await selected.refresh()
  }

  #drop(conversation: Conversation): void {
    const index = this.conversations.indexOf(conversation)
    this.conversations = this.conversations.filter((other) => other !== conversation)
    if (this.conversations.length === 0) this.startNew()
    else if (this.selected === conversation)
      void this.select(this.conversations[Math.max(index - 1, 0)] ?? null)
  }

  async #fetch(beforeId?: number): Promise<void> {
    const query = beforeId === undefined ? {} : { beforeId }
    await this.list.run((signal) => this.dependencies.api.aiConversation.list(query, { quiet: true, signal }))
    const { status, error, value } = this.list
    if (status === 'failed') warn('conversations not listed', error)
    if (status !== 'ready' || !value) return
    runInAction(() => {
      this.hasMore = value.length === PAGE_SIZE
      this.#take(value, beforeId !== undefined)
    })
  }

  /** @param isFurther whether it goes on where the list ended, rather than replacing its beginning */
  #take(listed: readonly AiConversation[], isFurther: boolean): void {
    const oldest = this.hasMore ? (listed.at(-1)?.id ?? 0) : 0
    const stays = ({ id, turn }: Conversation) => id === null || isFurther || turn.isRunning || id < oldest
    const found = listed.map((saved) => this.#find(saved))
    this.#arrange([...this.conversations.filter((one) => stays(one) && !found.includes(one)), ...found])
  }

  /** The conversation as it is known here, or else made of what the server says. */
  #find(saved: AiConversation): Conversation {
    const known = this.conversations.find(({ id }) => id === saved.id)
    known?.describe(saved)
    return known ?? new Conversation(this.dependencies, saved)
  }

  /** Drafts as they were, then from new to old. */
  #arrange(conversations: readonly Conversation[]): void {
    const drafts = conversations.filter(({ id }) => id === null)
    const saved = conversations.filter(({ id }) => id !== null)
    this.conversations = [...drafts, ...saved.toSorted((a, b) => (b.id ?? 0) - (a.id ?? 0))]
  }
}
