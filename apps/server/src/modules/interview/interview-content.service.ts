import type { FolderStoreOf } from '../../platform/content-store.ts'
import { indexedFolderStore } from '../../platform/search/indexed-store.ts'
import { InterviewBankStore } from './bank/InterviewBankStore.ts'
import { indexInterviewBanks } from './search-source.ts'

export { findMissing, interviewQuestionFields } from './bank/interview-fields.ts'
export { indexInterviewBanks, indexInterviewQuestions } from './search-source.ts'

/** What imports need to know of interview banks and their questions. */
export const interviewBankStore: FolderStoreOf = indexedFolderStore(
  (db) => new InterviewBankStore(db),
  indexInterviewBanks,
)
