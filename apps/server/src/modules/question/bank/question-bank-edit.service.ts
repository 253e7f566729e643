import { Code, type QuestionBankChange, type QuestionBankDraft, type QuestionBankRecord } from '@app/contract'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { ContentChanges } from '../../../platform/ContentChanges.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuditAct, AuditLogService } from '../../audit-log/audit-log.service.ts'
import { BankWriter } from '../write/BankWriter.ts'
import { toQuestionBankRecord } from './question-bank.mapper.ts'
import { QuestionBankRepository } from './question-bank.repository.ts'

interface EditDependencies {
  db: Kysely<DB>
  audit: AuditLogService
  changes: ContentChanges
}

interface Outcome<T> {
  result: T
  act: AuditAct
}

/** What admins do to banks. */
export class QuestionBankEditService {
  readonly #db: Kysely<DB>
  readonly #audit: AuditLogService
  readonly #changes: ContentChanges

  constructor({ db, audit, changes }: EditDependencies) {
    this.#db = db
    this.#audit = audit
    this.#changes = changes
  }

  /** @throws AppError 40900 at `slug` when it is taken */
  add(actor: Actor, draft: QuestionBankDraft): Promise<number> {
    return this.#act(actor, async (writer) => {
      const id = await writer.insert(draft).catch(explainSlug)
      return {
        result: id,
        act: { action: 'questionBank.add', target: { id, name: draft.name }, after: draft },
      }
    })
  }

  /** @throws AppError 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(actor: Actor, { id, version, ...change }: QuestionBankChange): Promise<{ version: number }> {
    return this.#act(actor, async (writer, db) => {
      await writer.lock(id)
      const current = await find(db, id)
      if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
      const before = toDraft(current)
      const after = merge(before, change)
      if (after.slug !== before.slug) await writer.release(id)
      await writer.update(id, after).catch(explainSlug)
      const act = { action: 'questionBank.update', target: { id, name: after.name }, before, after } as const
      return { result: { version: version + 1 }, act }
    })
  }

  /** @throws AppError 40400, 40900 while it holds questions */
  delete(actor: Actor, id: number): Promise<void> {
    return this.#act(actor, async (writer, db) => {
      await writer.lock(id)
      const bank = await find(db, id)
      if (bank.totalCount > 0) throw new AppError(Code.conflict, 'bankHoldsQuestions')
      await writer.release(id)
      await writer.delete(id)
      const act = {
        action: 'questionBank.delete',
        target: { id, name: bank.name },
        before: toDraft(bank),
      } as const
      return { result: undefined, act }
    })
  }

  /** Puts a bank behind another one; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    return this.#act(actor, async (writer, db) => {
      const { name } = await find(db, id)
      if (afterId === id || !(await writer.reorder(id, afterId)))
        throw fieldRefused(Code.badParameters, 'afterId', 'bankMissing')
      const act = { action: 'questionBank.reorder', target: { id, name }, after: { afterId } } as const
      return { result: undefined, act }
    })
  }

  async #act<T>(actor: Actor, act: (writer: BankWriter, db: Kysely<DB>) => Promise<Outcome<T>>): Promise<T> {
    const { result } = await this.#db.transaction().execute(async (transaction) => {
      const outcome = await act(new BankWriter(transaction), transaction)
      await this.#audit.record(transaction, actor, outcome.act)
      return outcome
    })
    this.#changes.announce()
    return result
  }
}

async function find(db: Kysely<DB>, id: number): Promise<QuestionBankRecord> {
  const row = await new QuestionBankRepository(db).findRecord(id)
  if (!row) throw notFound()
  return toQuestionBankRecord(row)
}

function toDraft({ slug, name, description, groupName }: QuestionBankRecord): QuestionBankDraft {
  return { slug, name, description, groupName }
}

function merge(
  before: QuestionBankDraft,
  change: Omit<QuestionBankChange, 'id' | 'version'>,
): QuestionBankDraft {
  return {
    slug: change.slug ?? before.slug,
    name: change.name ?? before.name,
    description: change.description ?? before.description,
    groupName: change.groupName ?? before.groupName,
  }
}

function explainSlug(error: unknown): never {
  if (isUniqueViolation(error, 'question_bank_slug_key'))
    throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
  throw error
}
