import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionOutlookService } from '../review/question-outlook.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { InterviewBankRepository } from './bank/interview-bank.repository.ts'
import { InterviewBankService } from './bank/interview-bank.service.ts'
import { interviewParts } from './export-parts.ts'
import { interviewRoutes } from './interview.routes.ts'
import { InterviewResultService } from './result/interview-result.service.ts'
import { InterviewScoringService } from './session/interview-scoring.service.ts'
import { InterviewSessionRepository } from './session/interview-session.repository.ts'
import { InterviewSessionService } from './session/interview-session.service.ts'

interface InterviewDependencies {
  kysely: Kysely<DB>
  questionOutlooks: QuestionOutlookService
  studySettings: StudySettingsService
}

/** Mock interviews: what is asked, the talk, and what it comes to. */
export function createInterview(deps: InterviewDependencies) {
  const scoring = new InterviewScoringService(deps.kysely)
  const interviewBanks = new InterviewBankService(new InterviewBankRepository(deps.kysely))
  const services = {
    interviewBanks,
    interviewSessions: new InterviewSessionService({ kysely: deps.kysely, interviewBanks, scoring }),
    interviewScoring: scoring,
    interviewResults: new InterviewResultService({ ...deps, scoring }),
  }
  return {
    services,
    routes: (app) => interviewRoutes(app, services),
    purge: () => scoring.endAllOverdue(),
    exportedParts: interviewParts(deps.kysely),
    forgetUser: (trx, userId) => new InterviewSessionRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
