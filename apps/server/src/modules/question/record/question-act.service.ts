import { Code, type QuestionRecordDetail } from '@app/contract'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { freeSlug } from '../../../platform/text/slug.ts'
import type { AuditAct, AuditLogService } from '../../audit-log/audit-log.service.ts'
import { findMissing } from '../question-fields.ts'
import { QuestionTransaction } from './QuestionTransaction.ts'
import { refusalsOf, toSnapshot } from './question-record.mapper.ts'

interface ActDependencies {
  db: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
}

/** What is done to questions as a whole, to several at once: all of them or none. */
export class QuestionActService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ db, audit, changes }: ActDependencies) {
    this.#db = db
    this.#audit = audit
    this.#changes = changes
  }

  /** @throws AppError 40400 when one is not there */
  delete(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async (work, questions) => {
      await work.writer.release(ids)
      await work.writer.delete(ids)
      return questions.map((question) => ({
        action: 'question.delete',
        target: targetOf(question),
        before: { ...toSnapshot(question), status: question.status },
      }))
    })
  }

  /** @throws AppError 40400, 40000 with what each lacks, e.g. at `ids.0.answer` */
  publish(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async (work, questions) => {
      refuseIncomplete(questions)
      await work.writer.setStatus(ids, 'published')
      return statusActs('question.publish', questions, 'published')
    })
  }

  /** @throws AppError 40400 */
  archive(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async (work, questions) => {
      await work.writer.setStatus(ids, 'archived')
      return statusActs('question.archive', questions, 'archived')
    })
  }

  /** Puts questions at the end of another bank; a slug that is taken there gets a number. @throws AppError 40400, 40000 at `bankId` */
  move(actor: Actor, ids: readonly number[], bankId: number): Promise<void> {
    return this.#act(actor, ids, async (work, questions) => {
      if (!(await work.writer.lockBank(bankId)))
        throw fieldRefused(Code.badParameters, 'bankId', 'bankMissing')
      const moved = questions.filter((question) => question.bankId !== bankId)
      await work.writer.release(moved.map(({ id }) => id))
      for (const question of moved) await moveOne(work, question, bankId, actor.id)
      return moved.map((question) => ({
        action: 'question.move',
        target: targetOf(question),
        before: { bankId: question.bankId },
        after: { bankId },
      }))
    })
  }

  /** Puts a question behind another of its bank; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    return this.#act(actor, [id], async (work, [question]) => {
      if (!question) throw notFound()
      await work.writer.lockBank(question.bankId)
      const after = afterId === null ? undefined : await work.questions.find(afterId)
      if (afterId === id || (afterId !== null && after?.bank_id !== question.bankId))
        throw fieldRefused(Code.badParameters, 'afterId', 'notInBank')
      await work.writer.reorder(id, question.bankId, afterId)
      return [{ action: 'question.reorder', target: targetOf(question), after: { afterId } }]
    })
  }

  async #act(
    actor: Actor,
    ids: readonly number[],
    act: (work: QuestionTransaction, questions: QuestionRecordDetail[]) => Promise<AuditAct[]>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const work = new QuestionTransaction(transaction)
      const acts = await act(work, await work.lock(ids))
      await this.#audit.recordAll(transaction, actor, acts)
    })
    this.#changes.announce()
  }
}

/** How many incomplete questions a refusal names. */
const MOST_NAMED = 5

/** @throws AppError 40000 that names the first incomplete questions, with what each lacks */
function refuseIncomplete(questions: readonly QuestionRecordDetail[]): void {
  const lacks = questions.map(findMissing)
  const missing = lacks.flatMap((fields, index) => refusalsOf(fields, `ids.${index}.`))
  if (missing.length === 0) return
  const titles = questions.filter((_, index) => lacks[index]?.length).map(({ title }) => title)
  const key = titles.length > MOST_NAMED ? 'manyQuestionsIncomplete' : 'questionsIncomplete'
  throw new AppError(Code.badParameters, key, missing, {
    count: titles.length,
    titles: titles.slice(0, MOST_NAMED),
  })
}

async function moveOne(
  { questions, writer }: QuestionTransaction,
  question: QuestionRecordDetail,
  bankId: number,
  editorId: number,
): Promise<void> {
  const before = toSnapshot(question)
  const taken = new Set(await questions.takenSlugs(bankId, before.slug))
  const slug = freeSlug(before.slug, (candidate) => taken.has(candidate))
  const after = { ...before, bankId, slug }
  await writer.update(question.id, after)
  const { id: questionId, version } = question
  await writer.keepRevisions([
    { questionId, version, snapshot: before, editorId: null, time: new Date(question.updateTime) },
    { questionId, version: version + 1, snapshot: after, editorId, time: new Date() },
  ])
}

const targetOf = ({ id, title }: QuestionRecordDetail) => ({ id, name: title })

function statusActs(
  action: 'question.publish' | 'question.archive',
  questions: readonly QuestionRecordDetail[],
  status: 'published' | 'archived',
): AuditAct[] {
  return questions
    .filter((question) => question.status !== status)
    .map((question) => ({
      action,
      target: targetOf(question),
      before: { status: question.status },
      after: { status },
    }))
}
