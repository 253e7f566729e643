import type { AiSender } from '@app/contract/ai-message/values'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { WRITER_SECONDS } from '../writer-seconds.ts'
import { isMessageStored } from './stored-message.ts'

export interface AiMessageRow {
  id: number
  conversation_id: number
  sender: number
  message_text: string
  reasoning: string
  sources: unknown
  question_id: number | null
  question_title: string | null
  is_helpful: boolean | null
  status: string
  create_time: Date
}

/** A message as a client stores it. */
export interface SavedMessage {
  conversationId: number
  sender: AiSender
  messageText: string
  /** The id of the kept reply that this is. */
  messageId?: number | undefined
}

/** The messages of conversations. */
export class AiMessageRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The last messages of a conversation, in order. */
  async list(conversationId: number, limit: number): Promise<AiMessageRow[]> {
    const { rows } = await sql<AiMessageRow>`
      select m.id, m.conversation_id, m.sender, m.message_text, m.reasoning, m.sources, m.question_id,
        q.title as question_title, m.is_helpful, m.create_time,
        case when m.status = 'streaming' and m.update_time < now() - ${sql.lit(`${WRITER_SECONDS} s`)}::interval
          then 'interrupted' else m.status end as status
      from (
        select * from ai_message where conversation_id = ${conversationId} order by id desc limit ${sql.lit(limit)}
      ) m
      left join question q on q.id = m.question_id and q.status <> 'draft'
      order by m.id`.execute(this.#db)
    return rows
  }

  /**
   * Stores a message; one that the server has kept already is not stored twice.
   * @returns its id; undefined when the conversation, or the reply named, is not there or another user's
   */
  save(userId: number, message: SavedMessage): Promise<number | undefined> {
    return this.#db.transaction().execute(async (trx) => {
      if (!(await touchConversation(trx, message.conversationId, userId))) return undefined
      const kept = await findKept(trx, message)
      if (kept) {
        await adopt(trx, kept, message.messageText)
        return kept.id
      }
      if (message.messageId !== undefined) return undefined
      const { id } = await trx
        .insertInto('ai_message')
        .values({
          conversation_id: message.conversationId,
          sender: message.sender,
          message_text: message.messageText,
          is_saved: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  }

  /** @returns whether there is such a reply of this user's */
  async rate(id: number, userId: number, isHelpful: boolean | null): Promise<boolean> {
    const row = await this.#db
      .updateTable('ai_message as m')
      .from('ai_conversation as c')
      .set({ is_helpful: isHelpful })
      .whereRef('c.id', '=', 'm.conversation_id')
      .where('m.id', '=', id)
      .where('m.sender', '=', 1)
      .where('c.user_id', '=', userId)
      .returning('m.id')
      .executeTakeFirst()
    return row !== undefined
  }
}

/**
 * Updates a conversation's time, which also locks it until the transaction ends.
 * @returns whether it is there and this user's
 */
async function touchConversation(trx: Transaction<DB>, id: number, userId: number): Promise<boolean> {
  const row = await trx
    .updateTable('ai_conversation')
    .set({ update_time: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface KeptMessage {
  id: number
  message_text: string
  is_saved: boolean
  is_last: boolean
}

/** The row that a message is already: the one named, else the sender's last one if it is the same message. */
async function findKept(
  trx: Transaction<DB>,
  { conversationId, sender, messageText, messageId }: SavedMessage,
): Promise<KeptMessage | undefined> {
  const { rows } = await sql<KeptMessage>`
    select m.id, m.message_text, m.is_saved,
      not exists (select 1 from ai_message n where n.conversation_id = m.conversation_id and n.id > m.id) as is_last
    from ai_message m
    where m.conversation_id = ${conversationId} and m.sender = ${sender}
      ${messageId === undefined ? sql`` : sql`and m.id = ${messageId}`}
    order by m.id desc limit 1`.execute(trx)
  const [row] = rows
  if (!row || messageId !== undefined) return row
  return isMessageStored(row, sender, messageText) ? row : undefined
}

/**
 * Marks the row as stored. The client may have received more of a reply than was kept: its writer may have died, and one
 * that lives writes on from where it knows.
 */
async function adopt(trx: Transaction<DB>, kept: KeptMessage, given: string): Promise<void> {
  const hasMore = given.startsWith(kept.message_text)
  await trx
    .updateTable('ai_message')
    .set({ is_saved: true, ...(hasMore && { message_text: given }) })
    .where('id', '=', kept.id)
    .execute()
}
