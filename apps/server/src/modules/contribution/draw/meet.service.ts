import { Code } from '@app/contract/common/envelope'
import type { DiscussionQuestions, MeetInput } from '@app/contract/contribution/schemas'
import type { Kysely, Transaction } from 'kysely'
import { fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { CommentTarget } from '../../../platform/comment-target.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Caller } from '../../../platform/http/context.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { EncounterService } from '../../encounter/encounter.service.ts'
import type { QuestionService } from '../../question/read/question.service.ts'
import type { ContributionService } from '../contribution.service.ts'
import { DiscussionQuestionRepository } from './discussion-question.repository.ts'

export interface MeetDependencies {
  kysely: Kysely<DB>
  limits: Limits
  questions: QuestionService
  encounters: EncounterService
  /** Posts, as the caller may see them. */
  discussionTarget: CommentTarget
}

/** Confirms what was drawn out of a 面经: known questions count as met, new ones go to admins. */
export class MeetService {
  readonly #deps: MeetDependencies
  readonly #contributions: ContributionService

  constructor(deps: MeetDependencies, contributions: ContributionService) {
    this.#deps = deps
    this.#contributions = contributions
  }

  /** All of it or nothing; sent again it changes nothing. @throws AppError 40000 at a field, 40400, 42900 */
  async meet(
    caller: Caller,
    { questionIds, proposals, discussionId, ...told }: MeetInput,
  ): Promise<{ metCount: number; contributionIds: number[] }> {
    const { kysely, limits, encounters } = this.#deps
    await encounters.checkMonth(caller.id, told.month)
    await this.#requireQuestions(questionIds)
    if (proposals.length > 0) await limits.consume('contributionDay', caller.id)
    return kysely.transaction().execute(async (trx) => {
      if (discussionId !== undefined) await this.#requireOwn(trx, discussionId, caller)
      await encounters.addAllWithin(trx, caller.id, { questionIds, ...told })
      const reason = [told.company, told.role, told.month].filter(Boolean).join(' ')
      const contributionIds = await this.#contributions.addTitlesWithin(trx, caller.id, { proposals, reason })
      if (discussionId !== undefined)
        await new DiscussionQuestionRepository(trx).replace(discussionId, { questionIds, contributionIds })
      return { metCount: questionIds.length, contributionIds }
    })
  }

  /** What a post tells of; nothing where nobody has linked it. @throws AppError 40400 */
  async ofDiscussion(caller: Caller, discussionId: number): Promise<DiscussionQuestions> {
    const { kysely, discussionTarget } = this.#deps
    if (!(await discussionTarget.find(kysely, discussionId, caller))) throw notFound()
    const rows = await new DiscussionQuestionRepository(kysely).list(discussionId, caller.id)
    const known = rows.flatMap(({ question_id: id, mastery }) => (id === null ? [] : [{ id, mastery }]))
    return {
      foundCount: rows.length,
      questionIds: known.map(({ id }) => id),
      unpractisedIds: known.filter(({ mastery }) => mastery === 0).map(({ id }) => id),
      pendingCount: rows.filter(({ is_pending }) => is_pending).length,
    }
  }

  async #requireOwn(trx: Transaction<DB>, discussionId: number, caller: Caller): Promise<void> {
    const post = await this.#deps.discussionTarget.find(trx, discussionId, caller)
    if (post?.authorId !== caller.id) throw notFound()
  }

  async #requireQuestions(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const page = await this.#deps.questions.page({ ids: [...ids], current: 1, pageSize: ids.length }, null)
    const known = new Set(page.records.map(({ id }) => id))
    const missing = ids.findIndex((id) => !known.has(id))
    if (missing !== -1) throw fieldRefused(Code.badParameters, `questionIds.${missing}`, 'questionMissing')
  }
}
