import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '@app/contract/audit-log/schemas'
import { Code } from '@app/contract/common/envelope'
import type { NewQuestion, QuestionChange, QuestionRecordDetail } from '@app/contract/question-record/schemas'
import type { QuestionSnapshot } from '@app/contract/question-revision/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { freeSlug, slugOf } from '../../../platform/text/slug.ts'
import type { AuditLogService, EditDependencies } from '../../audit-log/audit-log.service.ts'
import { findMissing } from '../question-fields.ts'
import { toRevisionDetail } from '../revision/question-revision.mapper.ts'
import { QuestionTransaction } from './QuestionTransaction.ts'
import { refusalsOf, toSnapshot } from './question-record.mapper.ts'

/** Writing questions: every edit makes a version, which the history keeps. */
export class QuestionEditService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ kysely, audit, changes }: EditDependencies) {
    this.#db = kysely
    this.#audit = audit
    this.#changes = changes
  }

  /** Makes a draft at the end of its bank. @throws AppError 40000 at a field, 40900 at `slug` when it is taken */
  add(actor: Actor, question: NewQuestion): Promise<number> {
    return this.#db.transaction().execute((transaction) => this.addWithin(transaction, actor, question))
  }

  /** The same within what else belongs to it. */
  async addWithin(
    transaction: Transaction<DB>,
    actor: Actor,
    { slug, ...draft }: NewQuestion,
  ): Promise<number> {
    const work = new QuestionTransaction(transaction)
    await requirePlace(work, draft.bankId)
    await requireRelated(work, draft.relatedIds, null)
    const content = { ...draft, slug: slug ?? (await this.#chooseSlug(work, draft)) }
    const id = await work.writer.insert(content).catch(explainSlug)
    await work.writer.replaceRelations(id, content.relatedIds)
    await work.writer.keepRevisions([
      { questionId: id, version: 1, snapshot: content, editorId: actor.id, time: new Date() },
    ])
    const target = { id, name: content.title }
    await this.#audit.record(transaction, actor, { action: 'question.add', target, after: content })
    return id
  }

  /** @throws AppError 40000 at a field, 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(actor: Actor, change: QuestionChange): Promise<{ version: number }> {
    return this.#edit((work) => this.#update(work, actor, change))
  }

  /** The same within what else belongs to it; whoever commits it announces the change. */
  updateWithin(
    transaction: Transaction<DB>,
    actor: Actor,
    change: QuestionChange,
  ): Promise<{ version: number }> {
    return this.#update(new QuestionTransaction(transaction), actor, change)
  }

  /** Brings back what a question said once; it stays in its bank. @throws AppError 40400, 40900 */
  async restore(actor: Actor, revisionId: number, version: number): Promise<{ version: number }> {
    return this.#edit(async (work) => {
      const row = await work.revisions.find(revisionId)
      if (!row) throw notFound()
      const { questionId, snapshot } = toRevisionDetail(row)
      const before = await work.lockVersion(questionId, version)
      const { bankId, slug } = before
      const relatedIds = await work.questions.existing(snapshot.relatedIds)
      const wanted = { ...snapshot, bankId, slug, relatedIds }
      return this.#write(work, actor, 'question.restore', before, wanted)
    })
  }

  async #update(
    work: QuestionTransaction,
    actor: Actor,
    { id, version, ...change }: QuestionChange,
  ): Promise<{ version: number }> {
    const before = await work.lockVersion(id, version)
    return this.#write(work, actor, 'question.update', before, toSnapshot({ ...before, ...change }))
  }

  async #edit(
    act: (work: QuestionTransaction) => Promise<{ version: number }>,
  ): Promise<{ version: number }> {
    const outcome = await this.#db
      .transaction()
      .execute((transaction) => act(new QuestionTransaction(transaction)))
    this.#changes.announce()
    return outcome
  }

  async #write(
    work: QuestionTransaction,
    actor: Actor,
    action: AuditAction,
    record: QuestionRecordDetail,
    wanted: QuestionSnapshot,
  ): Promise<{ version: number }> {
    const before = toSnapshot(record)
    const { id, version } = record
    if (isDeepStrictEqual(before, wanted)) return { version }
    const missing = record.status === 'published' ? refusalsOf(findMissing(wanted)) : []
    if (missing.length > 0) throw new AppError(Code.badParameters, 'badParameters', missing)
    const isMoved = wanted.bankId !== before.bankId || wanted.slug !== before.slug
    if (isMoved) {
      await requirePlace(work, wanted.bankId)
      await work.writer.release([id])
    }
    await requireRelated(work, wanted.relatedIds, id)
    await work.writer.update(id, wanted).catch(explainSlug)
    await work.writer.replaceRelations(id, wanted.relatedIds)
    await work.writer.keepRevisions([
      { questionId: id, version, snapshot: before, editorId: null, time: new Date(record.updateTime) },
      { questionId: id, version: version + 1, snapshot: wanted, editorId: actor.id, time: new Date() },
    ])
    const target = { id, name: wanted.title }
    await this.#audit.record(work.db, actor, { action, target, before: { ...before }, after: { ...wanted } })
    return { version: version + 1 }
  }

  async #chooseSlug(work: QuestionTransaction, { bankId, title }: { bankId: number; title: string }) {
    const start = slugOf(title)
    const taken = new Set(await work.questions.takenSlugs(bankId, start))
    return freeSlug(start, (slug) => taken.has(slug))
  }
}

async function requirePlace(work: QuestionTransaction, bankId: number): Promise<void> {
  if (!(await work.writer.lockBank(bankId))) throw fieldRefused(Code.badParameters, 'bankId', 'bankMissing')
}

async function requireRelated(
  work: QuestionTransaction,
  relatedIds: readonly number[],
  ownId: number | null,
): Promise<void> {
  const known = relatedIds.length > 0 ? new Set(await work.questions.existing(relatedIds)) : new Set()
  relatedIds.forEach((id, index) => {
    const path = `relatedIds.${index}`
    if (id === ownId) throw fieldRefused(Code.badParameters, path, 'relatedToItself')
    if (!known.has(id)) throw fieldRefused(Code.badParameters, path, 'relatedMissing')
  })
}

function explainSlug(error: unknown): never {
  if (isUniqueViolation(error, 'question_bank_id_slug_key'))
    throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
  throw error
}
