import type { ServerModule } from '../../platform/module.ts'
import type { EditDependencies } from '../audit-log/audit-log.service.ts'
import { ChapterEditService } from './chapter/chapter-edit.service.ts'
import { ChapterRecordRepository } from './chapter/chapter-record.repository.ts'
import { ChapterRecordService } from './chapter/chapter-record.service.ts'
import { learningParts } from './export-parts.ts'
import { LearningRepository } from './learning.repository.ts'
import { learningRoutes } from './learning.routes.ts'
import { LearningService } from './learning.service.ts'
import { learningRecordRoutes } from './learning-record.routes.ts'
import { pointCommentTarget } from './point-comment-target.ts'
import { ProgressRepository } from './progress.repository.ts'
import { ProgressService } from './progress.service.ts'
import { pointSource } from './search-source.ts'

/** The learning path: chapters, knowledge points, and how far each learner is. */
export function createLearning(dependencies: EditDependencies) {
  const { kysely } = dependencies
  const learning = new LearningService(new LearningRepository(kysely))
  const services = {
    learning,
    progress: new ProgressService(kysely, learning),
    pointCommentTarget,
    pointSource,
  }
  const records = {
    chapterRecords: new ChapterRecordService(new ChapterRecordRepository(kysely)),
    chapterEdits: new ChapterEditService(dependencies),
  }
  return {
    services,
    routes: (app) => {
      learningRoutes(app, services)
      learningRecordRoutes(app, records)
    },
    exportedParts: learningParts(kysely),
    forgetUser: (trx, userId) => new ProgressRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
