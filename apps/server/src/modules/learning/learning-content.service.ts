import type { FolderStoreOf } from '../../platform/content-store.ts'
import { ChapterStore } from './chapter/ChapterStore.ts'
import { KnowledgePointStore } from './knowledge-point/KnowledgePointStore.ts'

/** What imports need to know of chapters and knowledge points. */
export const chapterStore: FolderStoreOf = (db) => new ChapterStore(db)

export const knowledgePointStore: FolderStoreOf = (db) => new KnowledgePointStore(db)
