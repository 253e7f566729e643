import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import type { QuestionCountService } from '../question/write/question-count.service.ts'
import { practiceParts } from './export-parts.ts'
import { LearnerActivityRepository } from './learner-activity.repository.ts'
import { LearnerActivityService } from './learner-activity.service.ts'
import { MasteryService } from './mastery.service.ts'
import { practiceRoutes } from './practice.routes.ts'
import { PracticeService } from './practice.service.ts'
import { VisitRecorder } from './VisitRecorder.ts'
import { VisitRepository } from './visit.repository.ts'

interface PracticeDependencies {
  kysely: Kysely<DB>
  questions: QuestionService
  questionCounts: QuestionCountService
  log: Logger
}

/** What users keep of questions: visits, mastery, favourites, interview encounters, notes. */
export function createPractice({ kysely, questions, questionCounts: counts, log }: PracticeDependencies) {
  const visits = new VisitRecorder(new VisitRepository(kysely), counts, log)
  const services = {
    visits,
    masteries: new MasteryService(),
    practice: new PracticeService({ db: kysely, questions, counts, visits }),
    learners: new LearnerActivityService(new LearnerActivityRepository(kysely)),
  }
  return {
    services,
    routes: (app) => practiceRoutes(app, services),
    close: () => visits.flush(),
    exportedParts: practiceParts(kysely),
    forgetUser: (trx, userId) => services.learners.forgetUser(trx, userId),
  } satisfies ServerModule
}
