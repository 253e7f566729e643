import { sql } from 'kysely'
import { exportTable } from '../../platform/export-user.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { Screening } from '../../platform/screening.ts'
import type { QuestionRecordService } from '../content/item/item-record.service.ts'
import { contributionRoutes } from './contribution.routes.ts'
import { ContributionService } from './contribution.service.ts'
import { ContributorRepository } from './credit/contributor.repository.ts'
import { type StandingDependencies, StandingService } from './credit/standing.service.ts'
import { type DrawDependencies, DrawService } from './draw/draw.service.ts'
import { type MeetDependencies, MeetService } from './draw/meet.service.ts'
import { ContributionReviewService, type ReviewDependencies } from './review/contribution-review.service.ts'

interface ContributionModuleDependencies
  extends ReviewDependencies,
    StandingDependencies,
    DrawDependencies,
    MeetDependencies {
  screening: Screening
  questionRecords: QuestionRecordService
}

/** What users bring to the question bank: questions, edits, mistakes that they found, and the questions of a 面经. */
export function createContribution(deps: ContributionModuleDependencies) {
  const { kysely } = deps
  const contributions = new ContributionService(deps)
  const services = {
    contributions,
    contributionReviews: new ContributionReviewService(deps, contributions),
    standings: new StandingService(deps),
    draws: new DrawService(deps),
    meets: new MeetService(deps, contributions),
  }
  return {
    services,
    routes: (app) => contributionRoutes(app, services),
    exportedParts: [
      exportTable(kysely, {
        name: 'contributions',
        table: 'contribution',
        key: 'id',
        columns: sql`t.id, t.kind, t.state, t.question_id, t.title, t.proposal, t.reason, t.source, t.note,
          t.create_time, t.update_time, t.handle_time`,
      }),
      exportTable(kysely, {
        name: 'credits',
        table: 'question_contributor',
        key: 'question_id',
        columns: sql`t.question_id, (select title from question where id = t.question_id) as question_title, t.count`,
      }),
    ],
    forgetUser: async (trx, userId) => {
      await contributions.forgetUser(trx, userId)
      await new ContributorRepository(trx).deleteOfUser(userId)
    },
  } satisfies ServerModule
}
