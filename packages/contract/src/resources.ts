import { ai } from './ai/endpoints.ts'
import { aiConversation } from './ai-conversation/endpoints.ts'
import { aiMessage } from './ai-message/endpoints.ts'
import { announcement } from './announcement/endpoints.ts'
import { announcementAudit } from './announcement/values.ts'
import { cardDeck } from './card-deck/endpoints.ts'
import { chapter } from './chapter/endpoints.ts'
import { chapterAudit } from './chapter/values.ts'
import { comment } from './comment/endpoints.ts'
import { commentRecord } from './comment-record/endpoints.ts'
import { commentAudit } from './comment-record/values.ts'
import { contribution } from './contribution/endpoints.ts'
import { contributionAudit } from './contribution/values.ts'
import { discussion } from './discussion/endpoints.ts'
import { discussionDraft } from './discussion-draft/endpoints.ts'
import { discussionLike } from './discussion-like/endpoints.ts'
import { discussionRecord } from './discussion-record/endpoints.ts'
import { discussionAudit } from './discussion-record/values.ts'
import { favourite } from './favourite/endpoints.ts'
import { file } from './file/endpoints.ts'
import { interviewBank } from './interview-bank/endpoints.ts'
import { interviewBankAudit } from './interview-bank/values.ts'
import { interviewObjection } from './interview-objection/endpoints.ts'
import { interviewQuestionRecord } from './interview-question-record/endpoints.ts'
import { interviewQuestionAudit } from './interview-question-record/values.ts'
import { interviewQuestionRevision } from './interview-question-revision/endpoints.ts'
import { interviewSession } from './interview-session/endpoints.ts'
import { interviewSessionRecord } from './interview-session-record/endpoints.ts'
import { interviewSessionAudit } from './interview-session-record/values.ts'
import { interviewShare } from './interview-share/endpoints.ts'
import { job } from './job/endpoints.ts'
import { jobAudit } from './job/values.ts'
import { knowledgePoint } from './knowledge-point/endpoints.ts'
import { knowledgePointRecord } from './knowledge-point-record/endpoints.ts'
import { knowledgePointAudit } from './knowledge-point-record/values.ts'
import { knowledgePointRevision } from './knowledge-point-revision/endpoints.ts'
import { message } from './message/endpoints.ts'
import { note } from './note/endpoints.ts'
import { paper } from './paper/endpoints.ts'
import { plan } from './plan/endpoints.ts'
import { question } from './question/endpoints.ts'
import { questionAnswer } from './question-answer/endpoints.ts'
import { questionBank } from './question-bank/endpoints.ts'
import { questionBankAudit } from './question-bank/values.ts'
import { questionDraw } from './question-draw/endpoints.ts'
import { questionEncounter } from './question-encounter/endpoints.ts'
import { questionImport } from './question-import/endpoints.ts'
import { questionImportAudit } from './question-import/values.ts'
import { questionRecord } from './question-record/endpoints.ts'
import { questionAudit } from './question-record/values.ts'
import { questionRevision } from './question-revision/endpoints.ts'
import { report } from './report/endpoints.ts'
import { reportAudit } from './report/values.ts'
import { review } from './review/endpoints.ts'
import { search } from './search/endpoints.ts'
import { searchSynonym } from './search-synonym/endpoints.ts'
import { searchSynonymAudit } from './search-synonym/values.ts'
import { sensitiveWord } from './sensitive-word/endpoints.ts'
import { sensitiveWordAudit } from './sensitive-word/values.ts'
import { stats } from './stats/endpoints.ts'
import { user } from './user/endpoints.ts'
import { userAudit } from './user/values.ts'
import { userCode } from './user-code/endpoints.ts'
import { userEmail } from './user-email/endpoints.ts'
import { userExport } from './user-export/endpoints.ts'
import { userPassword } from './user-password/endpoints.ts'
import { userProfile } from './user-profile/endpoints.ts'
import { userSecondFactor } from './user-second-factor/endpoints.ts'
import { userSession } from './user-session/endpoints.ts'

export * from './ai/schemas.ts'
export * from './ai/values.ts'
export * from './ai-conversation/schemas.ts'
export * from './ai-message/schemas.ts'
export * from './ai-message/values.ts'
export * from './announcement/schemas.ts'
export * from './announcement/values.ts'
export * from './card-deck/schemas.ts'
export * from './card-deck/values.ts'
export * from './chapter/schemas.ts'
export * from './chapter/values.ts'
export * from './comment/schemas.ts'
export * from './comment/values.ts'
export * from './comment-record/schemas.ts'
export * from './contribution/schemas.ts'
export * from './contribution/values.ts'
export * from './discussion/schemas.ts'
export * from './discussion/values.ts'
export * from './discussion-draft/schemas.ts'
export * from './discussion-record/schemas.ts'
export * from './discussion-record/values.ts'
export * from './favourite/schemas.ts'
export * from './file/values.ts'
export * from './interview-bank/schemas.ts'
export * from './interview-bank/values.ts'
export * from './interview-objection/schemas.ts'
export * from './interview-objection/values.ts'
export * from './interview-question/schemas.ts'
export * from './interview-question/values.ts'
export * from './interview-question-record/schemas.ts'
export * from './interview-question-record/values.ts'
export * from './interview-question-revision/schemas.ts'
export * from './interview-session/schemas.ts'
export * from './interview-session/values.ts'
export type {
  InterviewSessionDetail,
  InterviewSessionRecord,
} from './interview-session-record/schemas.ts'
export * from './interview-session-record/values.ts'
export * from './interview-share/schemas.ts'
export * from './interview-share/values.ts'
export * from './job/schemas.ts'
export * from './key-point/schemas.ts'
export * from './key-point/values.ts'
export * from './knowledge-point/schemas.ts'
export * from './knowledge-point/values.ts'
export * from './knowledge-point-record/schemas.ts'
export * from './knowledge-point-record/values.ts'
export * from './knowledge-point-revision/schemas.ts'
export * from './message/schemas.ts'
export * from './message/values.ts'
export * from './note/schemas.ts'
export * from './paper/schemas.ts'
export * from './paper/values.ts'
export * from './plan/schemas.ts'
export * from './plan/values.ts'
export * from './question/schemas.ts'
export * from './question/values.ts'
export * from './question-answer/schemas.ts'
export * from './question-answer/values.ts'
export * from './question-bank/schemas.ts'
export * from './question-bank/values.ts'
export * from './question-draw/schemas.ts'
export * from './question-draw/values.ts'
export * from './question-encounter/schemas.ts'
export * from './question-encounter/values.ts'
export * from './question-import/schemas.ts'
export * from './question-import/values.ts'
export * from './question-record/schemas.ts'
export * from './question-record/values.ts'
export * from './question-revision/schemas.ts'
export * from './report/schemas.ts'
export * from './report/values.ts'
export * from './review/schemas.ts'
export * from './review/values.ts'
export * from './search/schemas.ts'
export * from './search/values.ts'
export * from './search-synonym/schemas.ts'
export * from './search-synonym/values.ts'
export * from './sensitive-word/schemas.ts'
export * from './sensitive-word/values.ts'
export * from './stats/schemas.ts'
export * from './stats/values.ts'
export * from './user/schemas.ts'
export * from './user/values.ts'
export * from './user-code/schemas.ts'
export * from './user-code/values.ts'
export * from './user-profile/schemas.ts'
export * from './user-profile/values.ts'
export * from './user-second-factor/schemas.ts'
export * from './user-second-factor/values.ts'
export * from './user-session/schemas.ts'
export * from './user-session/values.ts'

/**
 * Every resource but the audit log, which is made of the others. A new resource is added to this file alone: its
 * endpoints, what its schemas and values export, and its audited actions.
 */
export const resources = {
  user,
  userCode,
  userEmail,
  userExport,
  userPassword,
  userProfile,
  userSecondFactor,
  userSession,
  message,
  questionBank,
  question,
  questionAnswer,
  questionRecord,
  questionRevision,
  questionImport,
  questionEncounter,
  contribution,
  favourite,
  note,
  review,
  questionDraw,
  cardDeck,
  paper,
  plan,
  chapter,
  knowledgePoint,
  knowledgePointRecord,
  knowledgePointRevision,
  interviewBank,
  interviewQuestionRecord,
  interviewQuestionRevision,
  interviewSession,
  interviewObjection,
  interviewShare,
  interviewSessionRecord,
  comment,
  commentRecord,
  ai,
  aiConversation,
  aiMessage,
  discussion,
  discussionLike,
  discussionDraft,
  discussionRecord,
  search,
  searchSynonym,
  sensitiveWord,
  report,
  file,
  announcement,
  stats,
  job,
}

/** The actions of admins that the audit log keeps, by resource. */
export const audits = [
  userAudit,
  announcementAudit,
  questionAudit,
  questionBankAudit,
  questionImportAudit,
  contributionAudit,
  jobAudit,
  chapterAudit,
  knowledgePointAudit,
  interviewSessionAudit,
  interviewBankAudit,
  interviewQuestionAudit,
  discussionAudit,
  commentAudit,
  searchSynonymAudit,
  sensitiveWordAudit,
  reportAudit,
] as const
