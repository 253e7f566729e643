import { isDeepStrictEqual } from 'node:util'
import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import { findMissing } from '@app/contract/content/format'
import type { NewQuestion } from '@app/contract/content/kinds/question'
import { questionFormat } from '@app/contract/content/kinds/question'
import type { ContributionSummary, ProposedText } from '@app/contract/contribution/schemas'
import type { QuestionText } from '@app/contract/question/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { handledBefore, takenBack } from '../../../platform/handled-before.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { ItemActService } from '../../content/item/item-act.service.ts'
import type { ItemEditService } from '../../content/item/item-edit.service.ts'
import type { MessageService } from '../../message/message.service.ts'
import { toContribution, toContributionDetail } from '../contribution.mapper.ts'
import { type ContributionListArguments, contributions, selected } from '../contribution.query.ts'
import {
  type ContributionDetailRow,
  ContributionRepository,
  type ContributionRow,
} from '../contribution.repository.ts'
import type { ContributionService } from '../contribution.service.ts'
import { ContributorRepository } from '../credit/contributor.repository.ts'
import { handledMessage } from './handled-message.ts'

export interface ReviewDependencies {
  kysely: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
  messages: MessageService
  questionEdits: ItemEditService
  questionActs: ItemActService
}

interface Acceptance {
  id: number
  updateTime: string
  version?: number | undefined
  text?: ProposedText | undefined
  bankId?: number | undefined
  isPublished: boolean
  note: string
}

/** What an accepted contribution came to. */
interface Written {
  state: 'accepted' | 'changed'
  questionId: number | null
}

/** Admins who accept contributions or refuse them. */
export class ContributionReviewService {
  readonly #deps: ReviewDependencies
  readonly #contributions: ContributionService

  constructor(deps: ReviewDependencies, service: ContributionService) {
    this.#deps = deps
    this.#contributions = service
  }

  page(query: ContributionListArguments & Paging): Promise<Page<ContributionSummary>> {
    return paging(
      query,
      (list, slice) => contributions.page<ContributionRow>(this.#deps.kysely, selected, list, slice),
      toContribution,
    )
  }

  /**
   * Writes what was proposed, credits its author and tells them.
   * @throws AppError 40000 at a field, 40400, 40900 when it is handled already, it or the question is in another version than
   * the admin has read, or both changed the same and the admin has not said what it is to be
   */
  async accept(actor: Actor, acceptance: Acceptance): Promise<{ questionId: number | null }> {
    const outcome = await this.#deps.kysely.transaction().execute(async (trx) => {
      const row = await claim(trx, acceptance.id)
      if (row.update_time.getTime() !== Date.parse(acceptance.updateTime))
        throw new AppError(Code.conflict, 'contributionEdited')
      const { state, questionId } = await this.#write(trx, actor, row, acceptance)
      await this.#finish(trx, actor, row, { state, questionId, note: acceptance.note })
      if (questionId !== null) await new ContributorRepository(trx).credit(questionId, row.user_id)
      return { questionId }
    })
    this.#deps.changes.announce()
    return outcome
  }

  /** @throws AppError 40400, 40900 when it is handled already */
  async refuse(actor: Actor, { id, reason }: { id: number; reason: string }): Promise<void> {
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const row = await claim(trx, id)
      await this.#finish(trx, actor, row, { state: 'refused', questionId: row.question_id, note: reason })
    })
  }

  #write(trx: Transaction<DB>, actor: Actor, row: ContributionDetailRow, acceptance: Acceptance) {
    if (row.kind === 'new') return this.#writeNew(trx, actor, row, acceptance)
    return this.#writeEdit(trx, actor, row, acceptance)
  }

  async #writeNew(
    trx: Transaction<DB>,
    actor: Actor,
    row: ContributionDetailRow,
    { text: wanted, bankId: place, isPublished }: Acceptance,
  ): Promise<Written> {
    const { text: proposed } = toContributionDetail(row, null)
    const text = wanted ?? proposed
    const bankId = place ?? row.bank_id
    if (!text) throw notFound()
    if (bankId === null) throw fieldRefused(Code.badParameters, 'bankId', 'bankMissing')
    if (isPublished) requireComplete(text)
    const draft: NewQuestion = { ...text, program: null, bankId, relatedIds: [] }
    const id = await this.#deps.questionEdits.addWithin(trx, actor, draft)
    if (isPublished) await this.#deps.questionActs.publishWithin(trx, actor, [id])
    return { state: isDeepStrictEqual(text, proposed) ? 'accepted' : 'changed', questionId: id }
  }

  async #writeEdit(
    trx: Transaction<DB>,
    actor: Actor,
    row: ContributionDetailRow,
    { text: wanted, version }: Acceptance,
  ): Promise<Written> {
    const { question_id: questionId } = row
    const current = questionId === null ? null : await this.#contributions.findQuestion(questionId, trx)
    // A mistake in a question that is gone has been mended.
    if (!current && row.kind === 'mistake') return { state: 'accepted', questionId: null }
    if (!current) throw new AppError(Code.conflict, 'questionGone')
    const { merged } = toContributionDetail(row, current)
    if (!wanted && merged && merged.conflicts.length > 0)
      throw new AppError(Code.conflict, 'contributionConflict', { current })
    const text = wanted ?? merged?.text
    if (!text) return { state: 'accepted', questionId: current.id }
    if (version === undefined) throw fieldRefused(Code.badParameters, 'version', 'required')
    await this.#deps.questionEdits.updateWithin(trx, actor, { id: current.id, version, ...text })
    const isAsProposed = row.kind === 'edit' && isDeepStrictEqual(text, merged?.text)
    return { state: isAsProposed ? 'accepted' : 'changed', questionId: current.id }
  }

  async #finish(
    trx: Transaction<DB>,
    actor: Actor,
    row: ContributionDetailRow,
    outcome: { state: 'accepted' | 'changed' | 'refused'; questionId: number | null; note: string },
  ): Promise<void> {
    const { audit, messages } = this.#deps
    const repository = new ContributionRepository(trx)
    await repository.handle(row.id, { ...outcome, handlerId: actor.id })
    const handled = await repository.find(row.id)
    if (!handled) throw notFound()
    await audit.record(trx, actor, {
      action: outcome.state === 'refused' ? 'contribution.refuse' : 'contribution.accept',
      target: { id: row.id, name: handled.title },
      before: { state: row.state },
      after: { state: outcome.state, note: outcome.note },
    })
    await messages.send(trx, [handledMessage(handled, outcome.state, actor.id)])
  }
}

/** The contribution, locked, as long as it waits. @throws AppError 40400, 40900 with who did what to it */
async function claim(trx: Transaction<DB>, id: number): Promise<ContributionDetailRow> {
  const row = await new ContributionRepository(trx).lock(id)
  if (!row) throw notFound()
  if (row.state === 'withdrawn') throw takenBack(row.title)
  if (row.state !== 'pending') throw handledBefore(row.state, row.title, row.handler_name)
  return row
}

function requireComplete(text: QuestionText): void {
  const missing = findMissing(questionFormat, text).map((field) => ({
    path: `text.${field}`,
    message: 'requiredToPublish',
  }))
  if (missing.length > 0) throw new AppError(Code.badParameters, 'badParameters', missing)
}
