import type { QuestionDetail } from '@app/contract/question/schemas'
import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import type { QuestionStore } from '../question/QuestionStore.ts'
import type { CodeStore } from './CodeStore.ts'

/** What the parts of the workbench show. */
export interface WorkbenchProps {
  store: CodeStore
  questions: QuestionStore
  question: QuestionDetail
  program: QuestionProgramDetail
  /** The query of the list that the learner came from. */
  search: string
}
