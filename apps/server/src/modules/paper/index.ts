import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { QuestionDrawService } from '../question/draw/question-draw.service.ts'
import type { QuestionOutlookService } from '../review/question-outlook.service.ts'
import type { ReviewService } from '../review/review.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { paperParts } from './export-parts.ts'
import { PaperRepository } from './paper.repository.ts'
import { paperRoutes } from './paper.routes.ts'
import { PaperService } from './paper.service.ts'
import { PaperClosingService } from './paper-closing.service.ts'
import { PaperJudgingService } from './paper-judging.service.ts'
import { PaperResultService } from './paper-result.service.ts'

interface PaperDependencies {
  kysely: Kysely<DB>
  limits: Limits
  questionDraws: QuestionDrawService
  questionOutlooks: QuestionOutlookService
  reviews: ReviewService
  studySettings: StudySettingsService
}

/** Papers: timed draws of questions. */
export function createPaper(deps: PaperDependencies) {
  const judging = new PaperJudgingService(deps.kysely)
  const closing = new PaperClosingService({ ...deps, judging })
  const services = {
    papers: new PaperService({ ...deps, closing }),
    paperClosing: closing,
    paperResults: new PaperResultService({ ...deps, closing, judging }),
  }
  return {
    services,
    routes: (app) => paperRoutes(app, services),
    purge: () => closing.closeAllOverdue(),
    exportedParts: paperParts(deps.kysely),
    forgetUser: (trx, userId) => new PaperRepository(trx).deleteOfUser(userId),
  } satisfies ServerModule
}
