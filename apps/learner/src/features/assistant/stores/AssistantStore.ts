import { ApiError } from '@app/api-client'
import type { AiChatInput, AiStatus } from '@app/contract/ai/schemas'
import { AI_QUESTION_LIMIT } from '@app/contract/ai-message/values'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { warn } from '../../../shared/log.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { ChatHistory } from './ChatHistory.ts'
import { Composer } from './Composer.ts'
import type { Conversation } from './Conversation.ts'
import { ConversationSearch } from './ConversationSearch.ts'
import { ConversationStore } from './ConversationStore.ts'

/** Milliseconds between two times the last chat is kept in the browser. */
const KEEP_INTERVAL = 1_000

/** What somebody is asked to confirm. */
export type Confirmation = { act: 'delete'; conversation: Conversation } | { act: 'clear' }

/** Everything the assistant's panel shows, of one user or of a guest. */
export class AssistantStore {
  readonly conversations: ConversationStore
  readonly composer: Composer
  readonly search: ConversationSearch
  /** Which assistant answers. */
  readonly status = new RequestState<AiStatus>()
  isSidebarOpen = false
  confirmation: Confirmation | null = null
  /** What the user is told before they can go on. */
  alert: string | null = null
  readonly #root: RootStore
  #lastHistory: ChatHistory | null = null
  #startedFor: string | null | undefined = undefined

  constructor(root: RootStore) {
    this.#root = root
    const { api, i18n, storage } = root
    this.conversations = new ConversationStore({
      api,
      defaultTitle: () => i18n.t('assistant:newConversation'),
    })
    this.composer = new Composer(storage)
    this.search = new ConversationSearch(api)
    makeAutoObservable(
      this,
      { conversations: false, composer: false, search: false, status: false },
      { autoBind: true },
    )
    this.#followSession()
  }

  get isTooLong(): boolean {
    return this.composer.text.trim().length > AI_QUESTION_LIMIT
  }

  /** Begins, and begins again when somebody has logged in; anything else is what {@link refresh} does. */
  async start(): Promise<void> {
    const { session } = this.#root
    // Who it is is not known before: a guest's new conversation would stand where the last one belongs.
    if (!session.isRestored || this.#startedFor === session.token) return
    this.#startedFor = session.token
    if (!session.isLoggedIn) {
      this.conversations.startNew()
      return
    }
    void this.#loadStatus()
    await this.#loadConversations()
  }

  /** Brings everything up to what happened elsewhere. */
  async refresh(): Promise<void> {
    if (!this.#root.session.isLoggedIn || this.conversations.list.status === 'loading') return
    void this.#loadStatus()
    await this.conversations.refresh()
  }

  toggleSidebar(isOpen = !this.isSidebarOpen): void {
    this.isSidebarOpen = isOpen
  }

  /**
   * Sends a question, or what is in the box. What was not sent is in the box afterwards.
   * @param provider `offline`: to the embedded assistant although there is a model
   * @returns whether one has to log in first
   */
  async send(suggestion?: string, provider?: AiChatInput['provider']): Promise<'loginRequired' | 'done'> {
    const { session } = this.#root
    const text = (suggestion ?? this.composer.text).trim()
    // The key that sent a question may be pressed twice: that is no attempt to send an empty one.
    if (this.conversations.selected?.turn.isRunning) return 'done'
    if (text === '') {
      this.tell(this.#root.i18n.t('assistant:input.empty'))
      return 'done'
    }
    if (!session.isLoggedIn) {
      if (suggestion !== undefined) this.composer.type(suggestion)
      return 'loginRequired'
    }
    const { turn } = this.conversations.selected ?? this.conversations.startNew()
    if (text.length > AI_QUESTION_LIMIT) return 'done'
    if (suggestion === undefined) this.composer.clear()
    const isSent = await turn.ask(text, this.#root.feature(AssistantDrawerState).about, provider)
    if (isSent || session.wasSignedOut) return 'done'
    this.composer.putBack(text)
    return session.isLoggedIn ? 'done' : 'loginRequired'
  }

  /** Stops the reply that is being written. @returns whether one has to log in first */
  async stop(): Promise<'loginRequired' | 'done'> {
    const { session } = this.#root
    await this.conversations.selected?.turn.stop()
    return session.isLoggedIn || session.wasSignedOut ? 'done' : 'loginRequired'
  }

  ask(confirmation: Confirmation): void {
    this.confirmation = confirmation
  }

  cancel(): void {
    this.confirmation = null
  }

  /** Does what was to be confirmed. */
  async confirm(): Promise<void> {
    const { confirmation } = this
    this.confirmation = null
    if (confirmation?.act === 'clear') this.conversations.startNew()
    if (confirmation?.act === 'delete') await this.#delete(confirmation.conversation)
  }

  tell(alert: string | null): void {
    this.alert = alert
  }

  async #delete(conversation: Conversation): Promise<void> {
    try {
      await this.conversations.remove(conversation)
    } catch (error) {
      const { i18n } = this.#root
      this.tell(
        error instanceof ApiError
          ? i18n.t('assistant:delete.refused', { message: error.message })
          : i18n.t('assistant:delete.failed'),
      )
    }
  }

  async #loadStatus(): Promise<void> {
    await this.status.run((signal) => this.#root.api.ai.status({}, { quiet: true, signal }))
    if (this.status.status === 'failed') warn('assistant not known', this.status.error)
  }

  /** The last chat is there at once, and gives way to what the server says. */
  async #loadConversations(): Promise<void> {
    const { conversations } = this
    const kept = conversations.selected ? undefined : this.#history()?.read(conversations.dependencies)
    if (kept) conversations.restore(kept)
    await conversations.load()
  }

  #followSession(): void {
    const stopKeeping = reaction(
      () => this.#describeChat(),
      () => this.#keepChat(),
      { delay: KEEP_INTERVAL },
    )
    const stopWaiting = reaction(
      () => this.#root.session.token,
      (_, before) => {
        if (before === null) return
        stopKeeping()
        stopWaiting()
        this.#end()
      },
    )
  }

  /** Changes whenever the chat that is kept does. */
  #describeChat(): string {
    const { selected } = this.conversations
    const last = selected?.messages.at(-1)
    return `${this.#root.session.user?.id} ${selected?.key} ${selected?.id} ${selected?.title} ${selected?.messages.length} ${last?.id} ${last?.status} ${last?.content.length}`
  }

  /** What the browser keeps of the user's chats; null until it is known who they are. */
  #history(): ChatHistory | null {
    const { session, storage } = this.#root
    if (session.user) this.#lastHistory ??= new ChatHistory(storage, session.user.id)
    return this.#lastHistory
  }

  #keepChat(): void {
    const { selected } = this.conversations
    if (selected) this.#history()?.write(selected)
  }

  /** Nobody who comes after may see what the one before has written. */
  #end(): void {
    this.conversations.dispose()
    this.#lastHistory?.remove()
    if (this.#root.session.wasSignedOut) runInAction(() => this.composer.clear())
  }
}
