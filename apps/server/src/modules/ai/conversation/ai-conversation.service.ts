import type { AiConversation, AiConversationDetail } from '@app/contract/ai-conversation/schemas'
import type { UserActivity } from '@app/contract/user/schemas'
import type { Transaction } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import { toConversation, toMessage } from './ai-conversation.mapper.ts'
import type { AiConversationRepository } from './ai-conversation.repository.ts'
import type { AiMessageRepository, SavedMessage } from './ai-message.repository.ts'

const LIST_LIMIT = 100
const MESSAGE_LIMIT = 1_000

/** Conversations with the assistant and their messages. Only the owner can read one: others get 40400. */
export class AiConversationService {
  readonly #conversations: AiConversationRepository
  readonly #messages: AiMessageRepository
  readonly #limits: Limits

  constructor(conversations: AiConversationRepository, messages: AiMessageRepository, limits: Limits) {
    this.#conversations = conversations
    this.#messages = messages
    this.#limits = limits
  }

  /** @throws AppError 42900 */
  async add(userId: number, title: string): Promise<number> {
    await this.#limits.consume('conversationHour', userId)
    return this.#conversations.add(userId, title)
  }

  /** @throws AppError 40400 */
  async delete(id: number, userId: number): Promise<void> {
    if (!(await this.#conversations.delete(id, userId))) throw notFound()
  }

  /** @throws AppError 40400 */
  async get(id: number, userId: number): Promise<AiConversationDetail> {
    const conversation = await this.#conversations.find(id, userId)
    if (!conversation) throw notFound()
    const messages = await this.#messages.list(id, MESSAGE_LIMIT)
    return { ...toConversation(conversation), messageList: messages.map(toMessage) }
  }

  async list(
    userId: number,
    { keyword = '', beforeId }: { keyword?: string | undefined; beforeId?: number | undefined },
  ): Promise<AiConversation[]> {
    const rows = await this.#conversations.list(userId, { keyword, beforeId, limit: LIST_LIMIT })
    return rows.map(toConversation)
  }

  /** @throws AppError 40400 */
  async rename(id: number, userId: number, title: string): Promise<void> {
    if (!(await this.#conversations.rename(id, userId, title))) throw notFound()
  }

  /** How many conversations and replies a user has, for admins. */
  async activityOf(userId: number): Promise<Pick<UserActivity, 'conversationCount' | 'replyCount'>> {
    const { conversations, replies } = await this.#conversations.countActivity(userId)
    return { conversationCount: conversations, replyCount: replies }
  }

  /** Deletes a user's conversations. */
  forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    return this.#conversations.deleteOfUser(trx, userId)
  }

  /** Stores a message, once. @returns its id. @throws AppError 40400, 42900 */
  async saveMessage(userId: number, message: SavedMessage): Promise<number> {
    await this.#limits.consume('messageHour', userId)
    const id = await this.#messages.save(userId, message)
    if (id === undefined) throw notFound()
    return id
  }

  /** @throws AppError 40400 */
  async rateReply(id: number, userId: number, isHelpful: boolean | null): Promise<void> {
    if (!(await this.#messages.rate(id, userId, isHelpful))) throw notFound()
  }
}
