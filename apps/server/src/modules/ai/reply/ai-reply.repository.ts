import type { AiSource } from '@app/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'

/** A message as it is needed to answer the next one. */
export interface HistoryRow {
  id: number
  sender: number
  message_text: string
  status: string
  question_id: number | null
}

/** The text received for a reply since it was last written. */
export interface ReplyGrowth {
  id: number
  text: string
  reasoning: string
}

export interface KeptReply {
  message_text: string
  reasoning: string
  sources: unknown
  status: string
}

export interface NewReply {
  conversationId: number
  userId: number
  /** The question, to be stored with the reply; null when it is stored already. */
  question: string | null
  /** The last message that the caller has read; 0 for none. A question stored since then is this one. */
  lastSeenId: number
  questionId: number | null
}

/**
 * Replies while they are written. Only their writer, this process, changes them; a reply that is gone, or that another
 * process has taken over, is left alone.
 */
export class AiReplyRepository {
  readonly #db: Kysely<DB>
  readonly #writer = crypto.randomUUID()

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** The last messages of a conversation, in order; undefined when it is not there or another user's. */
  async readHistory(
    conversationId: number,
    userId: number,
    limit: number,
  ): Promise<HistoryRow[] | undefined> {
    const { rows } = await sql<HistoryRow | { id: null }>`
      select m.id, m.sender, m.message_text, m.status, m.question_id
      from ai_conversation c left join lateral (
        select * from ai_message where conversation_id = c.id order by id desc limit ${sql.lit(limit)}
      ) m on true
      where c.id = ${conversationId} and c.user_id = ${userId} order by m.id`.execute(this.#db)
    return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null)
  }

  /** Begins a reply; one that is being written elsewhere in the conversation is interrupted. @returns undefined when the conversation is gone */
  async begin({
    conversationId,
    userId,
    question,
    lastSeenId,
    questionId,
  }: NewReply): Promise<number | undefined> {
    const { rows } = await sql<{ id: number | null }>`
      select begin_ai_reply(
        ${conversationId}, ${userId}, ${question}, ${lastSeenId}, ${questionId}, ${this.#writer}
      ) as id`.execute(this.#db)
    return rows[0]?.id ?? undefined
  }

  /** Takes over a reply that broke off or belongs to another process. @returns its stored part */
  resume(id: number): Promise<KeptReply | undefined> {
    return this.#db
      .updateTable('ai_message')
      .set({ status: 'streaming', writer: this.#writer, is_saved: false, update_time: sql`now()` })
      .where('id', '=', id)
      .where('status', '<>', 'complete')
      .returning(['message_text', 'reasoning', 'sources', 'status'])
      .executeTakeFirst()
  }

  find(id: number): Promise<KeptReply | undefined> {
    return this.#db
      .selectFrom('ai_message')
      .select(['message_text', 'reasoning', 'sources', 'status'])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** Appends new text and refreshes the writer's sign of life. @returns the ids of replies this process still owns */
  async append(growths: readonly ReplyGrowth[]): Promise<Set<number>> {
    const { rows } = await this.#write(sql``, growths).execute(this.#db)
    return new Set(rows.map(({ id }) => id))
  }

  /** Writes the rest of a reply and how it ended. */
  async finish(
    growth: ReplyGrowth,
    status: 'complete' | 'interrupted',
    sources: readonly AiSource[],
  ): Promise<void> {
    const end = sql`, status = ${status}, sources = ${JSON.stringify(sources)}::text::jsonb`
    await this.#write(end, [growth]).execute(this.#db)
  }

  /** Counts a reply that has ended, and whether the assistant failed at it. */
  async count(hasFailed: boolean): Promise<void> {
    const failures = hasFailed ? 1 : 0
    await sql`
      insert into site_day as known (day, ai_calls, ai_failures) values (site_day_of(now()), 1, ${failures})
      on conflict (day) do update
      set ai_calls = known.ai_calls + 1, ai_failures = known.ai_failures + ${failures}`.execute(this.#db)
  }

  /** Deletes a reply that stayed empty. */
  async drop(id: number): Promise<void> {
    await this.#db.deleteFrom('ai_message').where('id', '=', id).where('writer', '=', this.#writer).execute()
  }

  /** Deletes the replies that a newer one to the same question replaces. */
  async dropReplaced(conversationId: number, id: number): Promise<void> {
    await sql`
      delete from ai_message where conversation_id = ${conversationId} and sender = 1 and id < ${id} and id > (
        select coalesce(max(id), 0) from ai_message
        where conversation_id = ${conversationId} and sender = 0 and id < ${id}
      )`.execute(this.#db)
  }

  /** Marks replies whose writer has given no sign of life for some seconds. */
  async interruptAbandoned(seconds: number): Promise<void> {
    await this.#db
      .updateTable('ai_message')
      .set({ status: 'interrupted' })
      .where('status', '=', 'streaming')
      .where('update_time', '<=', sql<Date>`now() - ${sql.lit(`${seconds} s`)}::interval`)
      .execute()
  }

  // Not joined with a list of what has grown: Postgres may read the whole list for every reply, a fifth of a second for a
  // thousand of them.
  #write(end: RawBuilder<unknown>, growths: readonly ReplyGrowth[]) {
    const ids = sql`${growths.map(({ id }) => id)}::bigint[]`
    const place = sql`array_position(${ids}, m.id)`
    const texts = growths.map(({ text }) => text)
    const reasonings = growths.map(({ reasoning }) => reasoning)
    return sql<{ id: number }>`
      update ai_message m
      set message_text = m.message_text || (${texts}::text[])[${place}],
        reasoning = m.reasoning || (${reasonings}::text[])[${place}], update_time = now() ${end}
      where m.id = any(${ids}) and m.status = 'streaming' and m.writer = ${this.#writer} returning m.id`
  }
}
