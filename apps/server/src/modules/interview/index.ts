import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionOutlookService } from '../review/question-outlook.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { InterviewBankRepository } from './bank/interview-bank.repository.ts'
import { InterviewBankService } from './bank/interview-bank.service.ts'
import { interviewParts } from './export-parts.ts'
import { interviewRoutes } from './interview.routes.ts'
import { InterviewSpeechService } from './model/interview-speech.service.ts'
import { ModelInterviewer } from './model/ModelInterviewer.ts'
import { ModelScorer } from './model/ModelScorer.ts'
import { scoringJob } from './model/scoring-job.ts'
import { InterviewResultService } from './result/interview-result.service.ts'
import { InterviewScoringService } from './session/interview-scoring.service.ts'
import { InterviewSessionRepository } from './session/interview-session.repository.ts'
import { InterviewSessionService } from './session/interview-session.service.ts'

interface InterviewDependencies {
  kysely: Kysely<DB>
  questionOutlooks: QuestionOutlookService
  studySettings: StudySettingsService
  /** undefined: no model is set, and the embedded interviewer does it all. */
  llm: Llm | undefined
  jobs: Jobs
  limits: Limits
  log: Logger
}

/** Mock interviews: what is asked, the talk, and what it comes to. */
export function createInterview(deps: InterviewDependencies) {
  const { kysely, llm, jobs, limits, log } = deps
  const job = scoringJob(() => scoring)
  const scoring = new InterviewScoringService({
    ...{ kysely, log, modelScorer: llm && new ModelScorer(llm) },
    sendJob: (id, trx) => jobs.send(job, { id }, trx),
  })
  const interviewBanks = new InterviewBankService(new InterviewBankRepository(kysely))
  const modelInterviewer = llm && new ModelInterviewer(llm)
  const services = {
    interviewBanks,
    interviewSessions: new InterviewSessionService({
      ...{ kysely, interviewBanks, scoring, limits, hasModel: llm !== undefined },
    }),
    interviewSpeeches: new InterviewSpeechService({ kysely, scoring, log, modelInterviewer }),
    interviewScoring: scoring,
    interviewResults: new InterviewResultService({ ...deps, scoring }),
  }
  return {
    services,
    routes: (app) => interviewRoutes(app, services),
    jobs: [job],
    purge: () => scoring.endAllOverdue(),
    stop: async () => services.interviewSpeeches.close(),
    exportedParts: interviewParts(kysely),
    forgetUser: (trx, userId) => new InterviewSessionRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
