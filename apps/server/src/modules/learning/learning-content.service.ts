import type { ContentStoreOf } from '../../platform/content-store.ts'
import { indexedStore } from '../../platform/search/indexed-store.ts'
import { ChapterStore } from './chapter/ChapterStore.ts'
import { KnowledgePointStore } from './knowledge-point/KnowledgePointStore.ts'
import { indexChapters, indexPoints } from './search-source.ts'

export { findMissing } from './knowledge-point/point-fields.ts'

/** What imports need to know of chapters and knowledge points. */
export const chapterStore: ContentStoreOf = indexedStore((db) => new ChapterStore(db), indexChapters)

export const knowledgePointStore: ContentStoreOf = indexedStore(
  (db) => new KnowledgePointStore(db),
  indexPoints,
)
