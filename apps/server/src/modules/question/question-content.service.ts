import type { ContentStoreOf } from '../../platform/content-store.ts'
import { indexedStore } from '../../platform/search/indexed-store.ts'
import { indexBanks, indexQuestions } from './search-source.ts'
import { BankStore } from './write/BankStore.ts'
import { QuestionStore } from './write/QuestionStore.ts'

/** What imports need to know of questions and banks. */
export { findMissing } from './question-fields.ts'

export const bankStore: ContentStoreOf = indexedStore((db) => new BankStore(db), indexBanks)

export const questionStore: ContentStoreOf = indexedStore((db) => new QuestionStore(db), indexQuestions)
