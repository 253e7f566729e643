import { ai } from './ai/endpoints.ts'
import { aiConversation } from './ai-conversation/endpoints.ts'
import { aiMessage } from './ai-message/endpoints.ts'
import { announcement } from './announcement/endpoints.ts'
import { announcementAudit } from './announcement/values.ts'
import { cardDeck } from './card-deck/endpoints.ts'
import { chapter } from './chapter/endpoints.ts'
import { chapterAudit } from './chapter/values.ts'
import { codeAttempt } from './code-attempt/endpoints.ts'
import { codeDraft } from './code-draft/endpoints.ts'
import { comment } from './comment/endpoints.ts'
import { commentRecord } from './comment-record/endpoints.ts'
import { commentAudit } from './comment-record/values.ts'
import { interviewQuestionRecord, interviewQuestionRevision } from './content/kinds/interview-question.ts'
import { interviewQuestionAudit } from './content/kinds/interview-question-values.ts'
import { knowledgePointRecord, knowledgePointRevision } from './content/kinds/knowledge-point.ts'
import { knowledgePointAudit } from './content/kinds/knowledge-point-values.ts'
import { questionRecord, questionRevision } from './content/kinds/question.ts'
import { questionAudit } from './content/kinds/question-values.ts'
import { contribution } from './contribution/endpoints.ts'
import { contributionAudit } from './contribution/values.ts'
import { discussion } from './discussion/endpoints.ts'
import { discussionDraft } from './discussion-draft/endpoints.ts'
import { discussionLike } from './discussion-like/endpoints.ts'
import { discussionRecord } from './discussion-record/endpoints.ts'
import { discussionAudit } from './discussion-record/values.ts'
import { discussionTag } from './discussion-tag/endpoints.ts'
import { discussionTagAudit } from './discussion-tag/values.ts'
import { favourite } from './favourite/endpoints.ts'
import { file } from './file/endpoints.ts'
import { interviewBank } from './interview-bank/endpoints.ts'
import { interviewBankAudit } from './interview-bank/values.ts'
import { interviewObjection } from './interview-objection/endpoints.ts'
import { interviewSession } from './interview-session/endpoints.ts'
import { interviewSessionRecord } from './interview-session-record/endpoints.ts'
import { interviewSessionAudit } from './interview-session-record/values.ts'
import { interviewShare } from './interview-share/endpoints.ts'
import { job } from './job/endpoints.ts'
import { jobAudit } from './job/values.ts'
import { knowledgePoint } from './knowledge-point/endpoints.ts'
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
import { questionProgram } from './question-program/endpoints.ts'
import { report } from './report/endpoints.ts'
import { reportAudit } from './report/values.ts'
import { review } from './review/endpoints.ts'
import { savedFilter } from './saved-filter/endpoints.ts'
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
import { userInvitation } from './user-invitation/endpoints.ts'
import { userPassword } from './user-password/endpoints.ts'
import { userProfile } from './user-profile/endpoints.ts'
import { userSecondFactor } from './user-second-factor/endpoints.ts'
import { userSession } from './user-session/endpoints.ts'

/**
 * Every resource but the audit log, which is made of the others. A new resource is added to this file alone: its
 * endpoints and its audited actions.
 */
export const resources = {
  user,
  userCode,
  userEmail,
  userExport,
  userInvitation,
  userPassword,
  userProfile,
  userSecondFactor,
  userSession,
  message,
  questionBank,
  question,
  questionAnswer,
  questionProgram,
  codeDraft,
  codeAttempt,
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
  discussionTag,
  search,
  searchSynonym,
  sensitiveWord,
  report,
  savedFilter,
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
  discussionTagAudit,
  commentAudit,
  searchSynonymAudit,
  sensitiveWordAudit,
  reportAudit,
] as const
