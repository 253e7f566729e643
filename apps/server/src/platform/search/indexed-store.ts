import { type Kysely, sql } from 'kysely'
import type { ContentRows, ContentStoreOf, FolderStoreOf, WrittenRow } from '../content-store.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Indexer } from './index-documents.ts'

/** A store of the content folder whose items are found as soon as they are written. */
export function indexedFolderStore(storeOf: FolderStoreOf, index: Indexer): FolderStoreOf {
  return (db) => {
    const store = storeOf(db)
    return {
      findFiles: (places) => store.findFiles(places),
      relate: (rows) => store.relate(rows),
      saveFiles: (rows) => indexing(db, index, store.saveFiles(rows)),
    }
  }
}

/** A store that imports write, whose items are found as soon as they are written. */
export function indexedStore(storeOf: ContentStoreOf, index: Indexer): ContentStoreOf {
  return (db) => {
    const store = storeOf(db)
    const afterwards = async (rows: ContentRows, write: Promise<void>) => {
      await write
      const { rows: known } = await sql<{
        id: number
      }>`select s.id from (${rows}) s where s.id is not null`.execute(db)
      await index(
        db,
        known.map(({ id }) => id),
      )
    }
    return {
      places: () => store.places(),
      findAll: (ids) => store.findAll(ids),
      findEdited: (rows, limit) => store.findEdited(rows, limit),
      ...indexedFolderStore(storeOf, index)(db),
      create: (rows) => indexing(db, index, store.create(rows)),
      update: (rows, editorId) => indexing(db, index, store.update(rows, editorId)),
      restore: (rows, editorId) => afterwards(rows, store.restore(rows, editorId)),
      remove: (rows) => afterwards(rows, store.remove(rows)),
    }
  }
}

async function indexing(db: Kysely<DB>, index: Indexer, write: Promise<WrittenRow[]>): Promise<WrittenRow[]> {
  const written = await write
  await index(
    db,
    written.map(({ id }) => id),
  )
  return written
}
