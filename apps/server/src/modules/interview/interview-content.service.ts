import type { FolderStoreOf } from '../../platform/content-store.ts'
import { InterviewBankStore } from './bank/InterviewBankStore.ts'
import { InterviewQuestionStore } from './bank/InterviewQuestionStore.ts'

export { findMissing } from './bank/interview-fields.ts'

/** What imports need to know of interview banks and their questions. */
export const interviewBankStore: FolderStoreOf = (db) => new InterviewBankStore(db)

export const interviewQuestionStore: FolderStoreOf = (db) => new InterviewQuestionStore(db)
