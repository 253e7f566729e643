import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type {
  ContributionDetail,
  ContributionStart,
  ContributionSummary,
  CurrentQuestion,
  ProposedText,
} from '@app/contract/contribution/schemas'
import { emptyQuestionText, type QuestionText, questionText } from '@app/contract/question/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db/errors.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Caller } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/Limits.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import type { Screening } from '../../platform/screening.ts'
import type { QuestionRecordService } from '../content/item/item-record.service.ts'
import { toContribution, toContributionDetail, toCurrentQuestion, toFields } from './contribution.mapper.ts'
import { type OwnContributionListArguments, ownContributions, selected } from './contribution.query.ts'
import {
  type ContributionDetailRow,
  ContributionRepository,
  type ContributionRow,
  type NewContributionRow,
} from './contribution.repository.ts'
import { changedFieldsOf } from './merge-proposal.ts'

interface ContributionDependencies {
  kysely: Kysely<DB>
  limits: Limits
  screening: Screening
  questionRecords: QuestionRecordService
}

/** What every contribution says beside its text. */
interface Told {
  key: string
  reason: string
  source: string
}

interface Change {
  id: number
  bankId?: number | undefined
  text?: ProposedText | undefined
  reason?: string | undefined
  source?: string | undefined
}

/** What users propose: new questions, edits of questions, mistakes that they found. */
export class ContributionService {
  readonly #deps: ContributionDependencies
  readonly #contributions: ContributionRepository

  constructor(deps: ContributionDependencies) {
    this.#deps = deps
    this.#contributions = new ContributionRepository(deps.kysely)
  }

  /** @throws AppError 40000 at `bankId`, 42200, 42900 */
  async add(userId: number, { bankId, text, ...told }: Told & { bankId: number; text: ProposedText }) {
    return this.#insert({ ...emptyRow(userId, told), kind: 'new', bankId, title: text.title, proposal: text })
  }

  /** Several new questions without an answer yet, within what else belongs to them. @returns their ids */
  async addTitlesWithin(
    trx: Transaction<DB>,
    userId: number,
    { proposals, reason }: { proposals: readonly NewTitle[]; reason: string },
  ): Promise<number[]> {
    await this.#requireClean(trx, { reason, titles: proposals.map(({ title }) => title) })
    const ids: number[] = []
    for (const { key, bankId, title } of proposals) {
      const proposal = { ...emptyQuestionText, title }
      const row = { ...emptyRow(userId, { key, reason, source: '' }), kind: 'new' as const, bankId, title }
      ids.push(await insertOnce(new ContributionRepository(trx), { ...row, proposal }))
    }
    return ids
  }

  /** @throws AppError 40000 when nothing is changed, 40400, 40900 with the caller's edit that is waiting, 42900 */
  async edit(
    userId: number,
    wish: Told & { questionId: number; version: number; text: ProposedText },
  ): Promise<number> {
    const { questionId, version, text, ...told } = wish
    const current = await this.#findPublished(questionId)
    const base = await this.#textOf(current, version)
    const fields = requireChange(base, text)
    const row = { ...emptyRow(userId, told), kind: 'edit' as const, questionId, title: current.text.title }
    return this.#insert({ ...row, base, baseVersion: version, proposal: text, fields })
  }

  /** @throws AppError 40400, 42900 */
  async report(userId: number, { questionId, ...told }: Told & { questionId: number }): Promise<number> {
    const { text } = await this.#findPublished(questionId)
    return this.#insert({ ...emptyRow(userId, told), kind: 'mistake', questionId, title: text.title })
  }

  /** @throws AppError 40000, 40400, 40900 when it is handled already */
  async update(userId: number, { id, ...change }: Change): Promise<void> {
    await this.#change(userId, id, async (contributions, row, trx) => {
      const known = toContributionDetail(row, null)
      const text = row.kind === 'mistake' ? null : (change.text ?? known.text)
      await this.#requireClean(trx, { text, reason: change.reason ?? '' })
      await contributions
        .update(id, {
          bankId: row.kind === 'new' ? (change.bankId ?? row.bank_id) : row.bank_id,
          title: row.kind === 'new' && text ? text.title : row.title,
          proposal: text,
          fields: known.base && text ? requireChange(known.base, text) : row.fields,
          reason: change.reason ?? row.reason,
          source: change.source ?? row.source,
        })
        .catch(explainRefusal)
    })
  }

  /** @throws AppError 40400, 40900 when it is handled already */
  async withdraw(userId: number, id: number): Promise<void> {
    await this.#change(userId, id, (contributions) => contributions.withdraw(id))
  }

  mine(userId: number, query: OwnContributionListArguments & Paging): Promise<Page<ContributionSummary>> {
    return paging(
      query,
      (list, slice) =>
        ownContributions(userId).page<ContributionRow>(this.#deps.kysely, selected, list, slice),
      toContribution,
    )
  }

  /** @throws AppError 40400, also for who is neither its author nor an admin */
  async get(caller: Caller, id: number): Promise<ContributionDetail> {
    const row = await this.#contributions.find(id)
    if (!row || (row.user_id !== caller.id && caller.userRole !== 'admin')) throw notFound()
    return this.detailOf(row)
  }

  /** What somebody needs who is to edit a question. @throws AppError 40400 */
  async start(userId: number, questionId: number): Promise<ContributionStart> {
    const question = await this.#findPublished(questionId)
    const [own, pending] = await Promise.all([
      this.#contributions.findOpenEdit(userId, questionId),
      this.#contributions.listPendingFields(questionId, userId),
    ])
    return {
      question,
      own: own ? toContributionDetail(own, question) : null,
      pending: pending.map((names) => ({ fields: toFields(names) })),
    }
  }

  async detailOf(row: ContributionDetailRow): Promise<ContributionDetail> {
    const current = row.question_id === null ? null : await this.findQuestion(row.question_id)
    return toContributionDetail(row, current)
  }

  /** A question of any status; null when there is none. */
  async findQuestion(id: number, db: Kysely<DB> = this.#deps.kysely): Promise<CurrentQuestion | null> {
    return this.#deps.questionRecords.get(id, db).then(toCurrentQuestion, (error) => {
      if (error instanceof AppError && error.code === Code.notFound) return null
      throw error
    })
  }

  async forgetUser(trx: Transaction<DB>, userId: number): Promise<void> {
    await new ContributionRepository(trx).deleteOfUser(userId)
  }

  async #findPublished(id: number): Promise<CurrentQuestion> {
    const question = await this.findQuestion(id)
    if (question?.status !== 'published') throw notFound()
    return question
  }

  async #textOf(current: CurrentQuestion, version: number): Promise<QuestionText> {
    if (version === current.version) return current.text
    const kept = await this.#deps.questionRecords.findVersion(current.id, version)
    if (!kept) throw new AppError(Code.conflict, 'conflict', { current })
    return questionText.parse(kept)
  }

  async #insert(row: NewContributionRow): Promise<number> {
    const known = await this.#contributions.findByKey(row.userId, row.key)
    if (known) return known.id
    await this.#deps.limits.consume('contributionDay', row.userId)
    await this.#requireClean(this.#deps.kysely, { text: row.proposal, reason: row.reason })
    try {
      return await insertOnce(this.#contributions, row)
    } catch (error) {
      if (row.questionId === null || !isUniqueViolation(error, 'contribution_open_edit')) throw error
      const open = await this.#contributions.findOpenEdit(row.userId, row.questionId)
      throw new AppError(Code.conflict, 'contributionWaiting', { id: open?.id ?? null })
    }
  }

  /** An admin reads it before others do. */
  #requireClean(db: Kysely<DB>, written: Record<string, unknown>): Promise<void> {
    const texts = Object.entries(written).flatMap(([field, value]) =>
      stringsIn(value).map((text) => ({ text, field, isMarkdown: true })),
    )
    return this.#deps.screening.requireClean(db, texts, { isReviewed: true })
  }

  async #change(
    userId: number,
    id: number,
    act: (
      contributions: ContributionRepository,
      row: ContributionDetailRow,
      trx: Transaction<DB>,
    ) => Promise<void>,
  ): Promise<void> {
    await this.#deps.kysely.transaction().execute(async (trx) => {
      const contributions = new ContributionRepository(trx)
      const row = await contributions.lock(id)
      if (row?.user_id !== userId) throw notFound()
      if (row.state !== 'pending') throw new AppError(Code.conflict, 'contributionHandled')
      await act(contributions, row, trx)
    })
  }
}

/** Every text in what somebody wrote. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

interface NewTitle {
  key: string
  bankId: number
  title: string
}

const emptyRow = (userId: number, told: Told) => ({
  userId,
  ...told,
  questionId: null,
  bankId: null,
  proposal: null,
  base: null,
  baseVersion: null,
  fields: [],
})

/** @throws AppError 40000 at `bankId`, and a unique violation of `contribution_open_edit` */
async function insertOnce(contributions: ContributionRepository, row: NewContributionRow): Promise<number> {
  const id = await contributions.insert(row).catch(explainRefusal)
  // Sent twice at the same time: the other one is there now.
  const stored = id ?? (await contributions.findByKey(row.userId, row.key))?.id
  if (stored === undefined) throw notFound()
  return stored
}

function explainRefusal(error: unknown): never {
  if (isForeignKeyViolation(error, 'contribution_bank_id_fkey'))
    throw fieldRefused(Code.badParameters, 'bankId', 'bankMissing')
  throw error
}

/** @throws AppError 40000 when a proposal says what the question says already */
function requireChange(base: QuestionText, text: ProposedText): string[] {
  const fields = changedFieldsOf(base, text)
  if (fields.length === 0) throw fieldRefused(Code.badParameters, 'text', 'nothingChanged')
  return fields
}
