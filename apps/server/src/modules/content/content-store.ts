import type { Kysely, RawBuilder } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'

/**
 * A query of the rows that are to be written, so that many are written by one statement and never leave the database:
 * `key` bigint (names the row in the answer), `place` bigint (their order), `parent` text, `slug` text, `draft` jsonb, and
 * where the item is known `id` bigint, `version` integer and `before` jsonb.
 */
export type ContentRows = RawBuilder<unknown>

/** A row that was written, and the version it has now. */
export interface WrittenRow {
  key: number
  id: number
  version: number
}

/** Names an item: a parent has no parent itself (''). */
export interface ContentPlace {
  parent: string
  slug: string
}

/** Where an item stands, and what it is called. */
export interface KnownPlace extends ContentPlace {
  id: number
  title: string
}

/** All that an import may change of an item. */
export interface KnownItem {
  id: number
  version: number
  /** Its fields by their names, as they are kept to be brought back. */
  before: Readonly<Record<string, unknown>>
  references: ContentPlace[]
}

/** What the database has of a file of the content folder. */
export interface KnownFile extends ContentPlace {
  hash: string | null
  isEdited: boolean
  /** Whether an admin deleted, moved or renamed what the file brought. */
  isReleased: boolean
}

/** What imports do with one kind of content. Every method that writes belongs into a transaction. */
export interface ContentStore {
  /** Every item's place, some at a time, so that nobody waits long behind a statement. */
  places(): AsyncIterable<KnownPlace>
  findAll(ids: readonly number[]): Promise<KnownItem[]>
  /** Writes new items; those whose place is taken by now are missing in the answer. */
  create(rows: ContentRows): Promise<WrittenRow[]>
  /** Writes the next version of items; those that have another version by now are missing in the answer. */
  update(rows: ContentRows, editorId: number | null): Promise<WrittenRow[]>
  /** Sets what the items refer to (`draft.related`), once all of them are there. */
  relate(rows: ContentRows): Promise<void>
  /** Brings back what items said before; those that have another version by now stay. */
  restore(rows: ContentRows, editorId: number | null): Promise<void>
  /** Deletes items of this version; those that are still needed stay. */
  remove(rows: ContentRows): Promise<void>
  /** @returns the keys of the rows whose items have another version by now */
  findEdited(rows: ContentRows, limit: number): Promise<number[]>
  findFiles(places: readonly ContentPlace[]): Promise<KnownFile[]>
  /** Writes what files say (with `hash` text), new or not; what was edited on the site stays, and is missing in the answer. */
  saveFiles(rows: ContentRows): Promise<WrittenRow[]>
}

export type ContentStoreOf = (db: Kysely<DB>) => ContentStore
