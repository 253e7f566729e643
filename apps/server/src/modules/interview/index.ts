import type { Jobs } from '../../platform/jobs/Jobs.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { EditDependencies } from '../audit-log/audit-log.service.ts'
import type { MessageService } from '../message/message.service.ts'
import type { QuestionOutlookService } from '../review/question-outlook.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { InterviewBankRepository } from './bank/interview-bank.repository.ts'
import { InterviewBankService } from './bank/interview-bank.service.ts'
import { InterviewExampleRepository } from './example/interview-example.repository.ts'
import { InterviewExampleService } from './example/interview-example.service.ts'
import { interviewParts } from './export-parts.ts'
import { interviewRoutes } from './interview.routes.ts'
import { InterviewSpeechService } from './model/interview-speech.service.ts'
import { ModelInterviewer } from './model/ModelInterviewer.ts'
import { ModelJudge } from './model/ModelJudge.ts'
import { SecondJudge } from './model/SecondJudge.ts'
import { scoringJob } from './model/scoring-job.ts'
import { DecisionService } from './objection/decision.service.ts'
import { ObjectionService } from './objection/objection.service.ts'
import { objectionJob } from './objection/objection-job.ts'
import { recordRoutes } from './record/record.routes.ts'
import { RecordService } from './record/record.service.ts'
import { RescoreService } from './record/rescore.service.ts'
import { rescoreJob } from './record/rescore-job.ts'
import { InterviewCheckService } from './result/interview-check.service.ts'
import { InterviewResultService } from './result/interview-result.service.ts'
import { interviewBankSource, interviewQuestionPoints } from './search-source.ts'
import { InterviewScoringService } from './session/interview-scoring.service.ts'
import { InterviewSessionRepository } from './session/interview-session.repository.ts'
import { InterviewSessionService } from './session/interview-session.service.ts'
import { SessionDocumentService } from './session/session-document.service.ts'
import { InterviewShareService } from './share/share.service.ts'

interface InterviewDependencies extends EditDependencies {
  questionOutlooks: QuestionOutlookService
  studySettings: StudySettingsService
  /** undefined: no model is set, and the embedded interviewer does it all. */
  llm: Llm | undefined
  jobs: Jobs
  limits: Limits
  messages: MessageService
  log: Logger
}

/** Mock interviews: what is asked, the talk, and what it comes to. */
export function createInterview(deps: InterviewDependencies) {
  const { kysely, audit, llm, jobs, limits, messages, log } = deps
  const job = scoringJob(() => scoring)
  const secondJob = objectionJob(() => objections)
  const againJob = rescoreJob(() => rescores)
  const modelJudge = llm && new ModelJudge(llm)
  const secondJudge = new SecondJudge({ modelJudge, log })
  const objections = new ObjectionService({
    kysely,
    secondJudge,
    sendJob: (objected, trx) => jobs.send(secondJob, objected, trx),
  })
  const rescores = new RescoreService({
    kysely,
    audit,
    secondJudge,
    sendJob: (id, trx) => jobs.send(againJob, { id }, trx),
  })
  const scoring = new InterviewScoringService({
    kysely,
    log,
    messages,
    modelJudge,
    sendJob: (id, trx) => jobs.send(job, { id }, trx),
  })
  const interviewResults = new InterviewResultService({ ...deps, scoring })
  const interviewBanks = new InterviewBankService(new InterviewBankRepository(kysely))
  const modelInterviewer = llm && new ModelInterviewer(llm)
  const services = {
    interviewBanks,
    interviewExamples: new InterviewExampleService(new InterviewExampleRepository(kysely)),
    interviewBankSource,
    interviewQuestionPoints,
    interviewSessions: new InterviewSessionService({
      kysely,
      interviewBanks,
      scoring,
      limits,
      hasModel: llm !== undefined,
    }),
    sessionDocuments: new SessionDocumentService(limits),
    interviewSpeeches: new InterviewSpeechService({ kysely, scoring, log, modelInterviewer }),
    interviewScoring: scoring,
    interviewObjections: objections,
    interviewDecisions: new DecisionService(deps),
    interviewResults,
    interviewChecks: new InterviewCheckService(kysely),
    interviewRecords: new RecordService({ ...deps, interviewResults }),
    interviewRescores: rescores,
    interviewShares: new InterviewShareService({ kysely, interviewBanks }),
  }
  return {
    services,
    routes: (app) => {
      interviewRoutes(app, services)
      recordRoutes(app, services)
    },
    jobs: [job, secondJob, againJob],
    purge: async () => {
      await Promise.all([scoring.endAllOverdue(), services.interviewShares.purge()])
    },
    stop: async () => services.interviewSpeeches.close(),
    exportedParts: interviewParts(kysely),
    forgetUser: (trx, userId) => new InterviewSessionRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
