import { ai, aiConversation, aiMessage } from './ai/endpoints.ts'
import { announcement } from './announcement/endpoints.ts'
import { auditLog } from './audit-log/endpoints.ts'
import { message } from './message/endpoints.ts'
import { note } from './note/endpoints.ts'
import { favourite, question, questionEncounter } from './question/endpoints.ts'
import { questionBankEndpoints } from './question-bank/endpoints.ts'
import { questionImportEndpoints } from './question-import/endpoints.ts'
import { questionRecordEndpoints } from './question-record/endpoints.ts'
import { questionRevisionEndpoints } from './question-revision/endpoints.ts'
import { review } from './review/endpoints.ts'
import { stats } from './stats/endpoints.ts'
import { user, userCode, userPassword, userSession } from './user/endpoints.ts'

/** Every call of the api, by resource. */
export const contract = {
  user,
  userCode,
  userPassword,
  userSession,
  message,
  questionBank: questionBankEndpoints,
  question,
  questionRecord: questionRecordEndpoints,
  questionRevision: questionRevisionEndpoints,
  questionImport: questionImportEndpoints,
  questionEncounter,
  favourite,
  note,
  review,
  ai,
  aiConversation,
  aiMessage,
  auditLog,
  announcement,
  stats,
}

export type Contract = typeof contract
