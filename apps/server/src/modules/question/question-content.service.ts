import type { ContentStoreOf } from '../../platform/content-store.ts'
import { indexedStore } from '../../platform/search/indexed-store.ts'
import { indexBanks } from './search-source.ts'
import { BankStore } from './write/BankStore.ts'

/** What imports need to know of questions and banks. */
export { findMissing, questionFields } from './question-fields.ts'
export { indexQuestions } from './search-source.ts'

export const bankStore: ContentStoreOf = indexedStore((db) => new BankStore(db), indexBanks)
