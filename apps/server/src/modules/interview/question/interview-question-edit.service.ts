import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '@app/contract/audit-log/schemas'
import { Code } from '@app/contract/common/envelope'
import type {
  InterviewQuestionChange,
  InterviewQuestionRecordDetail,
  InterviewQuestionSnapshot,
  NewInterviewQuestion,
} from '@app/contract/interview-question-record/schemas'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { freeSlug, slugOf } from '../../../platform/text/slug.ts'
import type { AuditLogService, EditDependencies } from '../../audit-log/audit-log.service.ts'
import { findMissing } from '../bank/interview-fields.ts'
import { InterviewQuestionTransaction } from './InterviewQuestionTransaction.ts'
import {
  toInterviewQuestionRevisionDetail,
  toInterviewQuestionSnapshot,
} from './interview-question-record.mapper.ts'

/** Writing interview questions: every edit makes a version, which the history keeps. */
export class InterviewQuestionEditService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ kysely, audit, changes }: EditDependencies) {
    this.#db = kysely
    this.#audit = audit
    this.#changes = changes
  }

  /** Makes a draft at the end of its bank. @throws AppError 40000 at a field, 40900 at `slug` when it is taken */
  add(actor: Actor, { slug, ...draft }: NewInterviewQuestion): Promise<number> {
    return this.#edit(async (work) => {
      await work.requireBank(draft.bankId)
      await work.requireQuestions(draft.questionIds)
      const content = {
        ...draft,
        slug: slug ?? (await chooseSlug(work, draft.bankId, slugOf(draft.title, 'question'))),
      }
      const id = await work.writer.insert(content).catch(explainSlug)
      await work.writer.keepRevisions([
        { questionId: id, version: 1, snapshot: content, editorId: actor.id, time: new Date() },
      ])
      const target = { id, name: content.title }
      await this.#audit.record(work.db, actor, { action: 'interviewQuestion.add', target, after: content })
      return id
    })
  }

  /** @throws AppError 40000 at a field, 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(actor: Actor, { id, version, ...change }: InterviewQuestionChange): Promise<{ version: number }> {
    return this.#edit(async (work) => {
      const before = await work.lockVersion(id, version)
      const { bankId = before.bankId, slug } = change
      const isMoved = bankId !== before.bankId
      const wanted = {
        ...before,
        ...change,
        slug: slug ?? (isMoved ? await chooseSlug(work, bankId, before.slug) : before.slug),
      }
      return this.#write(work, actor, 'interviewQuestion.update', before, toInterviewQuestionSnapshot(wanted))
    })
  }

  /** Brings back what a question said once; it stays in its bank. @throws AppError 40400, 40900 */
  restore(actor: Actor, revisionId: number, version: number): Promise<{ version: number }> {
    return this.#edit(async (work) => {
      const row = await work.revisions.find(revisionId)
      if (!row) throw notFound()
      const { interviewQuestionId, snapshot } = toInterviewQuestionRevisionDetail(row)
      const before = await work.lockVersion(interviewQuestionId, version)
      const { bankId, slug } = before
      const known = await work.questions.existingQuestions(snapshot.questionIds)
      const questionIds = snapshot.questionIds.filter((id) => known.has(id))
      const wanted = { ...snapshot, bankId, slug, questionIds }
      return this.#write(work, actor, 'interviewQuestion.restore', before, wanted)
    })
  }

  async #edit<T>(act: (work: InterviewQuestionTransaction) => Promise<T>): Promise<T> {
    const result = await this.#db
      .transaction()
      .execute((transaction) => act(new InterviewQuestionTransaction(transaction)))
    this.#changes.announce()
    return result
  }

  async #write(
    work: InterviewQuestionTransaction,
    actor: Actor,
    action: AuditAction,
    record: InterviewQuestionRecordDetail,
    wanted: InterviewQuestionSnapshot,
  ): Promise<{ version: number }> {
    const before = toInterviewQuestionSnapshot(record)
    const { id, version } = record
    if (isDeepStrictEqual(before, wanted)) return { version }
    const missing = record.status === 'published' ? findMissing(wanted) : []
    if (missing.length > 0) {
      const refusals = missing.map((path) => ({ path, message: 'requiredToPublish' }))
      throw new AppError(Code.badParameters, 'badParameters', refusals)
    }
    if (wanted.bankId !== before.bankId || wanted.slug !== before.slug) {
      await work.requireBank(wanted.bankId)
      await work.writer.release([id])
    }
    await work.requireQuestions(wanted.questionIds)
    await work.writer.update(id, wanted).catch(explainSlug)
    await work.writer.keepRevisions([
      { questionId: id, version, snapshot: before, editorId: null, time: new Date(record.updateTime) },
      { questionId: id, version: version + 1, snapshot: wanted, editorId: actor.id, time: new Date() },
    ])
    const target = { id, name: wanted.title }
    await this.#audit.record(work.db, actor, { action, target, before: { ...before }, after: { ...wanted } })
    return { version: version + 1 }
  }
}

async function chooseSlug(
  work: InterviewQuestionTransaction,
  bankId: number,
  start: string,
): Promise<string> {
  const taken = new Set(await work.questions.takenSlugs(bankId, start))
  return freeSlug(start, (slug) => taken.has(slug))
}

function explainSlug(error: unknown): never {
  if (isUniqueViolation(error, 'interview_question_bank_id_slug_key'))
    throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
  throw error
}
