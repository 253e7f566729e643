import { type Kysely, sql, type Transaction } from 'kysely'
import { escapeLike } from '../../../platform/db/like.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** Conversations with the assistant; each belongs to one user. */
export class AiConversationRepository {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  async add(userId: number, title: string): Promise<number> {
    const { id } = await this.#db
      .insertInto('ai_conversation')
      .values({ user_id: userId, title })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** @returns whether there was one */
  async delete(id: number, userId: number): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('ai_conversation')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** How many conversations a user has, and replies in them. */
  async countActivity(userId: number): Promise<{ conversations: number; replies: number }> {
    return this.#db
      .selectFrom('ai_conversation as c')
      .leftJoin('ai_message as m', (join) =>
        join.onRef('m.conversation_id', '=', 'c.id').on('m.sender', '=', 1),
      )
      .select((eb) => [
        eb.fn.count<number>('c.id').distinct().as('conversations'),
        eb.fn.count<number>('m.id').as('replies'),
      ])
      .where('c.user_id', '=', userId)
      .executeTakeFirstOrThrow()
  }

  async deleteOfUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await trx.deleteFrom('ai_conversation').where('user_id', '=', userId).execute()
  }

  /** @returns whether there is one */
  async rename(id: number, userId: number, title: string): Promise<boolean> {
    const row = await this.#db
      .updateTable('ai_conversation')
      .set({ title, update_time: sql`now()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }

  find(id: number, userId: number) {
    return this.#db
      .selectFrom('ai_conversation')
      .select(['id', 'title', 'create_time', 'update_time'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  }

  /** The newest first. @param keyword part of the title or of a message; empty for any */
  list(
    userId: number,
    { keyword, beforeId, limit }: { keyword: string; beforeId: number | undefined; limit: number },
  ) {
    const pattern = `%${escapeLike(keyword)}%`
    return this.#db
      .selectFrom('ai_conversation as c')
      .select(['c.id', 'c.title', 'c.create_time', 'c.update_time'])
      .where('c.user_id', '=', userId)
      .$if(beforeId !== undefined, (query) => query.where('c.id', '<', beforeId ?? 0))
      .$if(keyword !== '', (query) =>
        query.where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('c.title', 'ilike', pattern),
            exists(
              selectFrom('ai_message as m')
                .select('m.id')
                .whereRef('m.conversation_id', '=', 'c.id')
                .where('m.message_text', 'ilike', pattern),
            ),
          ]),
        ),
      )
      .orderBy('c.id', 'desc')
      .limit(limit)
      .execute()
  }
}
