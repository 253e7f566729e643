import type { ContentStoreOf } from '../../platform/content-store.ts'
import { indexedStore } from '../../platform/search/indexed-store.ts'
import { ChapterStore } from './chapter/ChapterStore.ts'
import { indexChapters } from './search-source.ts'

export { findMissing, pointFields } from './point-fields.ts'
export { indexPoints } from './search-source.ts'

/** What imports need to know of chapters and knowledge points. */
export const chapterStore: ContentStoreOf = indexedStore((db) => new ChapterStore(db), indexChapters)
