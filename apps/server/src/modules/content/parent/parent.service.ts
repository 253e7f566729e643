import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { ParentRecord } from '@app/contract/content/parent'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { AuditAct, EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ParentWriter } from './ParentWriter.ts'
import { type ParentDraft, type ParentKind, toParentDraft } from './parent-kind.ts'
import { type ParentListArguments, ParentRecordRepository } from './parent-record.repository.ts'

/** A change of the version that one has read; what it leaves out stays as it is. */
interface ParentChange {
  id: number
  version: number
}

/** What admins read of parents and do to them: to what items stand in. */
export class ParentService {
  readonly #kind: ParentKind
  readonly #deps: EditDependencies

  constructor(kind: ParentKind, deps: EditDependencies) {
    this.#kind = kind
    this.#deps = deps
  }

  page(query: ParentListArguments & Paging): Promise<Page<ParentRecord>> {
    const parents = new ParentRecordRepository(this.#deps.kysely, this.#kind)
    return paging(
      query,
      (list, slice) => parents.page(list, slice),
      (row) => row,
    )
  }

  /** @throws AppError 40400 */
  get(id: number): Promise<ParentRecord> {
    return this.#read(this.#deps.kysely, id)
  }

  /** @throws AppError 40900 at `slug` when it is taken */
  add(actor: Actor, draft: ParentDraft): Promise<number> {
    return this.#act(actor, async (writer) => {
      const id = await this.#explainSlug(writer.insert(draft))
      const target = { id, name: draft.name }
      return { result: id, act: { action: `${this.#kind.name}.add`, target, after: { ...draft } } }
    })
  }

  /** @throws AppError 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(actor: Actor, { id, version, ...change }: ParentChange): Promise<{ version: number }> {
    return this.#act(actor, async (writer, transaction) => {
      await writer.lock(id)
      const current = await this.#read(transaction, id)
      if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
      const before = toParentDraft(this.#kind, current)
      const after = toParentDraft(this.#kind, { ...current, ...withoutAbsent(change) })
      if (after.slug !== before.slug) await writer.release(id)
      await this.#explainSlug(writer.update(id, after))
      const target = { id, name: after.name }
      const action = `${this.#kind.name}.update` as const
      return {
        result: { version: version + 1 },
        act: { action, target, before: { ...before }, after: { ...after } },
      }
    })
  }

  /** @throws AppError 40400, 40900 while it holds items */
  delete(actor: Actor, id: number): Promise<void> {
    return this.#act(actor, async (writer, transaction) => {
      await writer.lock(id)
      const parent = await this.#read(transaction, id)
      if (parent.totalCount > 0) throw new AppError(Code.conflict, this.#kind.holdsItems)
      await writer.release(id)
      await writer.delete(id)
      const target = { id, name: parent.name }
      const before = { ...toParentDraft(this.#kind, parent) }
      return { result: undefined, act: { action: `${this.#kind.name}.delete`, target, before } }
    })
  }

  /** Puts one behind another; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    return this.#act(actor, async (writer, transaction) => {
      const parent = await this.#read(transaction, id)
      if (afterId === id || !(await writer.reorder(id, afterId)))
        throw fieldRefused(Code.badParameters, 'afterId', this.#kind.missing)
      const target = { id, name: parent.name }
      return { result: undefined, act: { action: `${this.#kind.name}.reorder`, target, after: { afterId } } }
    })
  }

  async #read(db: Kysely<DB>, id: number): Promise<ParentRecord> {
    const parent = await new ParentRecordRepository(db, this.#kind).find(id)
    if (!parent) throw notFound()
    return parent
  }

  /** Does something to parents, and records it with it. */
  async #act<T>(
    actor: Actor,
    act: (writer: ParentWriter, transaction: Kysely<DB>) => Promise<{ result: T; act: AuditAct }>,
  ): Promise<T> {
    const { kysely, audit, changes } = this.#deps
    const outcome = await kysely.transaction().execute(async (transaction) => {
      const { result, act: done } = await act(new ParentWriter(transaction, this.#kind), transaction)
      await audit.record(transaction, actor, done)
      return result
    })
    changes.announce()
    return outcome
  }

  async #explainSlug<T>(written: Promise<T>): Promise<T> {
    return written.catch((error: unknown) => {
      if (isUniqueViolation(error, `${this.#kind.items.parent.table}_slug_key`))
        throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
      throw error
    })
  }
}

/** What a change says. */
const withoutAbsent = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
