import type { ContentStoreOf } from '../../platform/content-store.ts'
import { BankStore } from './write/BankStore.ts'
import { QuestionStore } from './write/QuestionStore.ts'

/** What imports need to know of questions and banks. */
export { derivedOf, findMissing } from './question-fields.ts'

export const bankStore: ContentStoreOf = (db) => new BankStore(db)

export const questionStore: ContentStoreOf = (db) => new QuestionStore(db)
