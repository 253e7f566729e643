import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ServerModule } from '../../platform/module.ts'
import { learningParts } from './export-parts.ts'
import { LearningRepository } from './learning.repository.ts'
import { learningRoutes } from './learning.routes.ts'
import { LearningService } from './learning.service.ts'
import { pointCommentTarget } from './point-comment-target.ts'
import { ProgressRepository } from './progress.repository.ts'
import { ProgressService } from './progress.service.ts'
import { pointSource } from './search-source.ts'

/** The learning path: chapters, knowledge points, and how far each learner is. */
export function createLearning(kysely: Kysely<DB>) {
  const learning = new LearningService(new LearningRepository(kysely))
  const services = {
    learning,
    progress: new ProgressService(kysely, learning),
    pointCommentTarget,
    pointSource,
  }
  return {
    services,
    routes: (app) => learningRoutes(app, services),
    exportedParts: learningParts(kysely),
    forgetUser: (trx, userId) => new ProgressRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
