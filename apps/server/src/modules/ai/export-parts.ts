import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

/** What is kept of a user's talks with the assistant. */
export function conversationParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, { name: 'conversations', table: 'ai_conversation', key: 'id' }),
    exportTable(kysely, {
      name: 'conversationMessages',
      table: 'ai_message',
      key: 'id',
      ownedBy: (userId) =>
        sql`t.conversation_id in (select id from ai_conversation where user_id = ${userId})`,
      columns: sql`t.id, t.conversation_id, t.sender, t.message_text, t.reasoning, t.sources, t.question_id,
        t.is_helpful, t.create_time`,
    }),
  ]
}
