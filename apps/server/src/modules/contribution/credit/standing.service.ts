import type { ContributionStanding, Contributor } from '@app/contract/contribution/schemas'
import { contributionLimits } from '@app/contract/contribution/values'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { AnswerService } from '../../discussion/answer/answer.service.ts'
import { badgesOf } from './badges.ts'
import { ContributorRepository } from './contributor.repository.ts'

const LISTED_QUESTIONS = 20

export interface StandingDependencies {
  kysely: Kysely<DB>
  answers: AnswerService
}

/** What users have done for others, as everybody sees it. */
export class StandingService {
  readonly #deps: StandingDependencies
  readonly #contributors: ContributorRepository

  constructor(deps: StandingDependencies) {
    this.#deps = deps
    this.#contributors = new ContributorRepository(deps.kysely)
  }

  contributors(questionId: number): Promise<Contributor[]> {
    return this.#contributors.list(questionId, contributionLimits.contributors)
  }

  /** @throws AppError 40400 */
  async get(userId: number): Promise<ContributionStanding> {
    const [row, questions, helper] = await Promise.all([
      this.#contributors.standing(userId),
      this.#contributors.listQuestions(userId, LISTED_QUESTIONS),
      this.#deps.answers.countAccepted(userId),
    ])
    if (!row) throw notFound()
    const { question_count: questionCount, fix_count: fixCount, practised_count: practisedCount } = row
    const deeds = {
      contributor: questionCount + fixCount,
      corrector: fixCount,
      author: practisedCount,
      helper,
    }
    return { questionCount, fixCount, practisedCount, badges: badgesOf(deeds), questions }
  }
}
