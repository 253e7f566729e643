import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionCountService } from '../content/item/question-count.service.ts'
import type { LearningService } from '../learning/learning.service.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import { practiceParts } from './export-parts.ts'
import { LearnerActivityRepository } from './learner-activity.repository.ts'
import { LearnerActivityService } from './learner-activity.service.ts'
import { MasteryService } from './mastery.service.ts'
import { NoteRepository } from './note/note.repository.ts'
import { NoteService } from './note/note.service.ts'
import { practiceRoutes } from './practice.routes.ts'
import { PracticeService } from './practice.service.ts'
import { VisitRecorder } from './VisitRecorder.ts'
import { VisitRepository } from './visit.repository.ts'

interface PracticeDependencies {
  kysely: Kysely<DB>
  questions: QuestionService
  questionCounts: QuestionCountService
  learning: LearningService
  log: Logger
}

/** What users keep of questions: visits, mastery, favourites, notes on them and on knowledge points. */
export function createPractice({
  kysely,
  questions,
  questionCounts: counts,
  learning,
  log,
}: PracticeDependencies) {
  const visits = new VisitRecorder(new VisitRepository(kysely), counts, log)
  const services = {
    visits,
    masteries: new MasteryService(),
    notes: new NoteService(new NoteRepository(kysely), questions, learning),
    practice: new PracticeService({ db: kysely, questions, visits }),
    learners: new LearnerActivityService(new LearnerActivityRepository(kysely)),
  }
  return {
    services,
    routes: (app) => practiceRoutes(app, services),
    close: () => visits.flush(),
    exportedParts: practiceParts(kysely),
    forgetUser: async (trx, userId) => {
      await services.learners.forgetUser(trx, userId)
      await new NoteRepository(trx).deleteOfUser(userId)
    },
  } satisfies ServerModule
}
