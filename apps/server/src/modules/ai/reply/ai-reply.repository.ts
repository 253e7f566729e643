import type { AiSource } from '@app/contract/ai-message/schemas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { WRITER_SECONDS } from '../writer-seconds.ts'

const aliveFor = sql<string>`${sql.lit(`${WRITER_SECONDS} s`)}::interval`
/** Whether a server is writing the message `m`. */
const isWritten = sql<boolean>`(m.status = 'streaming' and m.update_time > now() - ${aliveFor})`

/** A message as it is needed to answer the next one. */
export interface HistoryRow {
  id: number
  sender: number
  message_text: string
  status: string
  question_id: number | null
  /** Whether a server is writing it: it has given a sign of life within the last seconds. */
  is_written: boolean
}

/** The text received for a reply since it was last written, and the characters that the database has of it. */
export interface ReplyGrowth {
  id: number
  textFrom: number
  reasoningFrom: number
  text: string
  reasoning: string
}

export interface KeptReply {
  message_text: string
  reasoning: string
  sources: unknown
  status: string
}

/** A reply as another server keeps it. */
export interface WrittenReply extends KeptReply {
  is_written: boolean
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
      select m.id, m.sender, m.message_text, m.status, m.question_id, ${isWritten} as is_written
      from ai_conversation c left join lateral (
        select * from ai_message where conversation_id = c.id order by id desc limit ${sql.lit(limit)}
      ) m on true
      where c.id = ${conversationId} and c.user_id = ${userId} order by m.id`.execute(this.#db)
    return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null)
  }

  /** Begins a reply. @returns undefined when the conversation is gone; 0 when another server is writing one in it */
  async begin({
    conversationId,
    userId,
    question,
    lastSeenId,
    questionId,
  }: NewReply): Promise<number | undefined> {
    const { rows } = await sql<{ id: number | null }>`
      select begin_ai_reply(
        ${conversationId}, ${userId}, ${question}, ${lastSeenId}, ${questionId}, ${this.#writer}, ${aliveFor}
      ) as id`.execute(this.#db)
    return rows[0]?.id ?? undefined
  }

  /** Takes over a reply that broke off. @returns its stored part; undefined when it is complete, or a server is writing it */
  resume(id: number): Promise<KeptReply | undefined> {
    return this.#db
      .updateTable('ai_message as m')
      .set({ status: 'streaming', writer: this.#writer, is_saved: false, update_time: sql`now()` })
      .where('id', '=', id)
      .where('status', '<>', 'complete')
      .where((eb) => eb.or([eb('writer', '=', this.#writer), eb.not(isWritten)]))
      .returning(['message_text', 'reasoning', 'sources', 'status'])
      .executeTakeFirst()
  }

  find(id: number): Promise<WrittenReply | undefined> {
    return this.#db
      .selectFrom('ai_message as m')
      .select(['message_text', 'reasoning', 'sources', 'status', isWritten.as('is_written')])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** Appends new text and refreshes the writer's sign of life. @returns whether this process still owns the reply */
  async append(growth: ReplyGrowth): Promise<boolean> {
    const { numAffectedRows } = await this.#write(growth, sql``, sql`m.status = 'streaming'`).execute(
      this.#db,
    )
    return numAffectedRows === 1n
  }

  /** Writes the rest of a reply and how it ended, once it is begun here, even if it was taken for abandoned meanwhile. */
  async finish(
    growth: ReplyGrowth,
    status: 'complete' | 'interrupted',
    sources: readonly AiSource[],
  ): Promise<void> {
    const end = sql`, status = ${status}, sources = ${JSON.stringify(sources)}::text::jsonb`
    await this.#write(growth, end, sql`m.status <> 'complete'`).execute(this.#db)
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

  /** Deletes a reply that stayed empty, and the question it was begun with if no client has stored that. */
  async withdraw(id: number): Promise<void> {
    await sql`
      with reply as (
        delete from ai_message where id = ${id} and writer = ${this.#writer} returning conversation_id
      )
      delete from ai_message m using reply
      where not m.is_saved and m.sender = 0 and m.id = (
        select max(id) from ai_message where conversation_id = reply.conversation_id and id < ${id}
      )`.execute(this.#db)
  }

  /** Marks what is still being written in a conversation as interrupted: its writer did not do so. */
  async interrupt(conversationId: number): Promise<void> {
    await this.#db
      .updateTable('ai_message')
      .set({ status: 'interrupted' })
      .where('conversation_id', '=', conversationId)
      .where('status', '=', 'streaming')
      .execute()
  }

  /** Whether a server is writing a reply in a conversation. */
  async isWriting(conversationId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('ai_message as m')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .where(isWritten)
      .executeTakeFirst()
    return row !== undefined
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

  #write(
    { id, textFrom, reasoningFrom, text, reasoning }: ReplyGrowth,
    end: RawBuilder<unknown>,
    status: RawBuilder<unknown>,
  ) {
    return sql`
      update ai_message m
      set message_text = left(m.message_text, ${textFrom}::int) || ${text}::text,
        reasoning = left(m.reasoning, ${reasoningFrom}::int) || ${reasoning}::text, update_time = now() ${end}
      where m.id = ${id} and ${status} and m.writer = ${this.#writer}`
  }
}
