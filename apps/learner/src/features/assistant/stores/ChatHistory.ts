import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { ChatMessage } from './ChatMessage.ts'
import { Conversation, type ConversationDependencies } from './Conversation.ts'

/** Most messages that are kept. */
const LIMIT = 50

const history = z.array(
  z.object({
    conversationId: z.int(),
    conversationTitle: z.string(),
    id: z.nullable(z.int()),
    type: z.union([z.literal(0), z.literal(1)]),
    content: z.string(),
    timestamp: z.string(),
    isComplete: z.boolean(),
  }),
)
type History = z.output<typeof history>

/** The last chat, as the browser keeps it for one user: a list of its messages. */
export class ChatHistory {
  readonly #storage: KeyValueStorage
  readonly #key: string

  constructor(storage: KeyValueStorage, userId: number) {
    this.#storage = storage
    this.#key = `ai-chat-history:${userId}`
  }

  /** The conversation that was kept; undefined for none, or for something that is no such list. */
  read(deps: ConversationDependencies): Conversation | undefined {
    const messages = this.#parse()
    const [first] = messages
    if (!first) return undefined
    const conversation = new Conversation(deps, {
      id: first.conversationId,
      title: first.conversationTitle,
      createTime: first.timestamp,
      updateTime: first.timestamp,
    })
    conversation.append(
      ...messages.map(
        ({ isComplete, ...parts }) =>
          new ChatMessage({ ...parts, status: isComplete ? 'complete' : 'interrupted' }),
      ),
    )
    return conversation
  }

  write({ id, title, messages }: Conversation): void {
    if (id === null) return
    const list: History = messages.slice(-LIMIT).map((message) => ({
      conversationId: id,
      conversationTitle: title,
      id: message.id,
      type: message.type,
      content: message.content,
      timestamp: message.timestamp,
      isComplete: message.status === 'complete',
    }))
    this.#storage.setItem(this.#key, JSON.stringify(list))
  }

  remove(): void {
    this.#storage.removeItem(this.#key)
  }

  #parse(): History {
    try {
      return history.parse(JSON.parse(this.#storage.getItem(this.#key) ?? '[]'))
    } catch {
      return []
    }
  }
}
