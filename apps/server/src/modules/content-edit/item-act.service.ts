import type { AuditAction } from '@app/contract/audit-log/schemas'
import { Code } from '@app/contract/common/envelope'
import type { QuestionStatus } from '@app/contract/question-record/values'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { AuditAct, EditDependencies } from '../audit-log/audit-log.service.ts'

/** How many incomplete items a refusal names. */
const MOST_NAMED = 5

/** What every item of content has. */
interface Item {
  id: number
  title: string
  status: QuestionStatus
}

/** What is read and written of items in one transaction. */
export interface ItemWork<I extends Item> {
  db: Kysely<DB>
  /** Reads items that nobody else changes until the transaction ends. @throws AppError 40400 when one is not there */
  lock: (ids: readonly number[]) => Promise<I[]>
  /** Makes everybody else wait who wants to put items into what the item stands in. */
  lockParent: (parentId: number) => Promise<unknown>
  /** In which parent another item stands. */
  findParent: (id: number) => Promise<number | undefined>
  writer: {
    /** Notes that the files the items came from stand for them no more. */
    release: (ids: readonly number[]) => Promise<void>
    delete: (ids: readonly number[]) => Promise<void>
    setStatus: (ids: readonly number[], status: QuestionStatus) => Promise<void>
    reorder: (id: number, parentId: number, afterId: number | null) => Promise<void>
  }
}

/** A kind of items that stand in a parent: questions, knowledge points, interview questions. */
export interface ItemKind<I extends Item, Work extends ItemWork<I>> {
  /** Names it in the audit log. */
  name: 'question' | 'knowledgePoint' | 'interviewQuestion'
  begin: (transaction: Kysely<DB>) => Work
  parentOf: (item: I) => number
  toSnapshot: (item: I) => object
  /** The fields that are empty and must not be of what is published. */
  findMissing: (item: I) => string[]
  /** Keys of what is said of incomplete items, few and many. */
  incomplete: { few: string; many: string }
  /** Key of what is said when the other item stands elsewhere. */
  notTogether: string
}

/** What is done to items of content as a whole, to several at once: all of them or none. */
export class ItemActService<I extends Item, Work extends ItemWork<I>> {
  readonly #kind: ItemKind<I, Work>
  readonly #deps: EditDependencies

  constructor(kind: ItemKind<I, Work>, deps: EditDependencies) {
    this.#kind = kind
    this.#deps = deps
  }

  /** @throws AppError 40400 when one is not there */
  delete(actor: Actor, ids: readonly number[]): Promise<void> {
    const { name, toSnapshot } = this.#kind
    return this.act(actor, ids, async ({ writer }, items) => {
      await writer.release(ids)
      await writer.delete(ids)
      return items.map((item) => ({
        action: `${name}.delete`,
        target: targetOf(item),
        before: { ...toSnapshot(item), status: item.status },
      }))
    })
  }

  /** @throws AppError 40400, 40000 with what each lacks, e.g. at `ids.0.answer` */
  publish(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.act(actor, ids, (work, items) => this.#publish(work, items))
  }

  /** The same within what else belongs to it; whoever commits it announces the change. */
  async publishWithin(transaction: Transaction<DB>, actor: Actor, ids: readonly number[]): Promise<void> {
    const work = this.#kind.begin(transaction)
    const acts = await this.#publish(work, await work.lock(ids))
    await this.#deps.audit.recordAll(transaction, actor, acts)
  }

  /** @throws AppError 40400 */
  archive(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.act(actor, ids, async ({ writer }, items) => {
      await writer.setStatus(ids, 'archived')
      return statusActs(`${this.#kind.name}.archive`, items, 'archived')
    })
  }

  /** Puts an item behind another of its parent; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    const { name, parentOf, notTogether } = this.#kind
    return this.act(actor, [id], async (work, [item]) => {
      if (!item) throw notFound()
      const parentId = parentOf(item)
      await work.lockParent(parentId)
      const isTogether = afterId === null || (await work.findParent(afterId)) === parentId
      if (afterId === id || !isTogether) throw fieldRefused(Code.badParameters, 'afterId', notTogether)
      await work.writer.reorder(id, parentId, afterId)
      return [{ action: `${name}.reorder`, target: targetOf(item), after: { afterId } }]
    })
  }

  /** Does something to items, and records it with them. */
  protected async act(
    actor: Actor,
    ids: readonly number[],
    act: (work: Work, items: I[]) => Promise<AuditAct[]>,
  ): Promise<void> {
    const { kysely, audit, changes } = this.#deps
    await kysely.transaction().execute(async (transaction) => {
      const work = this.#kind.begin(transaction)
      const acts = await act(work, await work.lock(ids))
      await audit.recordAll(transaction, actor, acts)
    })
    changes.announce()
  }

  async #publish({ writer }: Work, items: I[]): Promise<AuditAct[]> {
    this.#refuseIncomplete(items)
    await writer.setStatus(
      items.map(({ id }) => id),
      'published',
    )
    return statusActs(`${this.#kind.name}.publish`, items, 'published')
  }

  /** @throws AppError 40000 that names the first incomplete items, with what each lacks */
  #refuseIncomplete(items: readonly I[]): void {
    const { findMissing, incomplete } = this.#kind
    const lacks = items.map(findMissing)
    const missing = lacks.flatMap((fields, index) =>
      fields.map((field) => ({ path: `ids.${index}.${field}`, message: 'requiredToPublish' })),
    )
    if (missing.length === 0) return
    const titles = items.filter((_, index) => lacks[index]?.length).map(({ title }) => title)
    const key = titles.length > MOST_NAMED ? incomplete.many : incomplete.few
    throw new AppError(Code.badParameters, key, missing, {
      count: titles.length,
      titles: titles.slice(0, MOST_NAMED),
    })
  }
}

export const targetOf = ({ id, title }: Item) => ({ id, name: title })

function statusActs(action: AuditAction, items: readonly Item[], status: QuestionStatus): AuditAct[] {
  return items
    .filter((item) => item.status !== status)
    .map((item) => ({
      action,
      target: targetOf(item),
      before: { status: item.status },
      after: { status },
    }))
}
