import type { FolderStoreOf } from '../../platform/content-store.ts'
import { indexedFolderStore } from '../../platform/search/indexed-store.ts'
import { InterviewBankStore } from './bank/InterviewBankStore.ts'
import { InterviewQuestionStore } from './bank/InterviewQuestionStore.ts'
import { indexInterviewBanks, indexInterviewQuestions } from './search-source.ts'

export { findMissing } from './bank/interview-fields.ts'

/** What imports need to know of interview banks and their questions. */
export const interviewBankStore: FolderStoreOf = indexedFolderStore(
  (db) => new InterviewBankStore(db),
  indexInterviewBanks,
)

export const interviewQuestionStore: FolderStoreOf = indexedFolderStore(
  (db) => new InterviewQuestionStore(db),
  indexInterviewQuestions,
)
