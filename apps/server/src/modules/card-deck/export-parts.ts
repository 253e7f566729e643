import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type ExportedPart, exportTable } from '../../platform/export-user.ts'

/** What is kept of a user's practice by cards. */
export function cardDeckParts(kysely: Kysely<DB>): ExportedPart[] {
  return [
    exportTable(kysely, { name: 'cardDecks', table: 'card_deck', key: 'id' }),
    exportTable(kysely, {
      name: 'cardDeckCards',
      table: 'card_deck_card',
      key: 'id',
      ownedBy: (userId) => sql`t.deck_id in (select id from card_deck where user_id = ${userId})`,
    }),
  ]
}
