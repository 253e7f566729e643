import type { Kysely } from 'kysely'
import type { ContentChanges } from '../../platform/ContentChanges.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Logger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { LearnerActivityRepository } from './learner-activity.repository.ts'
import { LearnerActivityService } from './learner-activity.service.ts'
import { PracticeRepository } from './practice.repository.ts'
import { PracticeService } from './practice.service.ts'
import { QuestionRepository } from './question.repository.ts'
import { questionRoutes } from './question.routes.ts'
import { QuestionService } from './question.service.ts'
import { QuestionDetailRepository } from './question-detail.repository.ts'
import { QuestionDetailService } from './question-detail.service.ts'
import { QuestionLookupRepository } from './question-lookup.repository.ts'
import { QuestionLookupService } from './question-lookup.service.ts'
import { VisitRecorder } from './visit-recorder.ts'

interface QuestionDependencies {
  kysely: Kysely<DB>
  changes: ContentChanges
  log: Logger
}

/** Questions as learners find, read and practise them. */
export function createQuestion({ kysely, changes, log }: QuestionDependencies) {
  const repository = new QuestionRepository(kysely)
  const visits = new VisitRecorder(repository, log)
  const details = new QuestionDetailService(new QuestionDetailRepository(kysely))
  const questions = new QuestionService(repository, details, visits)
  const services = {
    questions,
    visits,
    practice: new PracticeService(new PracticeRepository(kysely), questions),
    questionLookup: new QuestionLookupService(new QuestionLookupRepository(kysely)),
    learners: new LearnerActivityService(new LearnerActivityRepository(kysely)),
  }
  changes.subscribe(() => questions.forget())
  return {
    services,
    routes: (app) => questionRoutes(app, services),
    close: () => visits.flush(),
    forgetUser: (trx, userId) => services.learners.forgetUser(trx, userId),
  } satisfies ServerModule
}
