import type { ContentStoreOf } from '../../platform/content-store.ts'
import { ChapterStore } from './chapter/ChapterStore.ts'
import { KnowledgePointStore } from './knowledge-point/KnowledgePointStore.ts'

export { findMissing } from './knowledge-point/point-fields.ts'

/** What imports need to know of chapters and knowledge points. */
export const chapterStore: ContentStoreOf = (db) => new ChapterStore(db)

export const knowledgePointStore: ContentStoreOf = (db) => new KnowledgePointStore(db)
