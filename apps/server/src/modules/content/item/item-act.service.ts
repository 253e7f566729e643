import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '@app/contract/audit-log/schemas'
import { Code } from '@app/contract/common/envelope'
import { findMissing } from '@app/contract/content/format'
import type { ItemRecord } from '@app/contract/content/schemas'
import type { QuestionStatus } from '@app/contract/content/values'
import type { Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuditAct, EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ItemTransaction } from './ItemTransaction.ts'
import { type ItemKind, type ItemSnapshot, parentIdOf } from './item-kind.ts'

/** How many incomplete items a refusal names. */
const MOST_NAMED = 5

/** What is done to items of content as a whole, to several at once: all of them or none. */
export class ItemActService {
  readonly #kind: ItemKind
  readonly #deps: EditDependencies

  constructor(kind: ItemKind, deps: EditDependencies) {
    this.#kind = kind
    this.#deps = deps
  }

  /** @throws AppError 40400 when one is not there */
  delete(actor: Actor, ids: readonly number[]): Promise<void> {
    const { name, contract } = this.#kind
    return this.#act(actor, ids, async ({ writer }, items) => {
      await writer.release(ids)
      await writer.delete(ids)
      return items.map((item) => ({
        action: `${name}.delete`,
        target: targetOf(item),
        before: { ...contract.snapshot.parse(item), status: item.status },
      }))
    })
  }

  /**
   * Publishes items, or only says what keeps them from being published.
   * @throws AppError 40400, 40000 with what each lacks, e.g. at `ids.0.answer`
   */
  publish(actor: Actor, ids: readonly number[], isCheck: boolean): Promise<void> {
    return this.#act(actor, ids, async (work, items) => {
      if (!isCheck) return this.#publish(work, items)
      this.#refuseIncomplete(items)
      return []
    })
  }

  /** The same within what else belongs to it; whoever commits it announces the change. */
  async publishWithin(transaction: Transaction<DB>, actor: Actor, ids: readonly number[]): Promise<void> {
    const work = new ItemTransaction(transaction, this.#kind)
    const acts = await this.#publish(work, await work.lock(ids))
    await this.#deps.audit.recordAll(transaction, actor, acts)
  }

  /** @throws AppError 40400 */
  archive(actor: Actor, ids: readonly number[]): Promise<void> {
    return this.#act(actor, ids, async ({ writer }, items) => {
      await writer.setStatus(ids, 'archived')
      return statusActs(`${this.#kind.name}.archive`, items, 'archived')
    })
  }

  /** Puts items at the end of another parent; a slug that is taken there gets a number. @throws AppError 40400, 40000 at the parent's field */
  move(actor: Actor, action: AuditAction, ids: readonly number[], parentId: number): Promise<void> {
    const { parent } = this.#kind
    return this.#act(actor, ids, async (work, items) => {
      await work.requireParent(parentId)
      const moved = items.filter((item) => parentIdOf(this.#kind, item) !== parentId)
      await work.writer.release(moved.map(({ id }) => id))
      for (const item of moved) await this.#moveOne(work, item, parentId, actor.id)
      return moved.map((item) => ({
        action,
        target: targetOf(item),
        before: { [parent.field]: parentIdOf(this.#kind, item) },
        after: { [parent.field]: parentId },
      }))
    })
  }

  /**
   * Writes what items say from now on; those that stay as they are get no version.
   * @param decide what each says then, in the same order, or nothing at all; it throws at what must not be
   */
  rewrite(
    actor: Actor,
    ids: readonly number[],
    decide: (items: readonly ItemRecord[]) => readonly ItemSnapshot[],
  ): Promise<void> {
    const { name, contract } = this.#kind
    return this.#act(actor, ids, async (work, items) => {
      const acts: AuditAct[] = []
      for (const [index, after] of decide(items).entries()) {
        const item = items[index]
        const before = item && contract.snapshot.parse(item)
        if (!before || isDeepStrictEqual(before, after)) continue
        await this.#rewriteOne(work, item, after, actor.id)
        acts.push({
          action: `${name}.update`,
          target: targetOf(item),
          before: { ...before },
          after: { ...after },
        })
      }
      return acts
    })
  }

  /** Puts an item behind another of its parent; `null`: first. @throws AppError 40400, 40000 at `afterId` */
  reorder(actor: Actor, id: number, afterId: number | null): Promise<void> {
    const { name, parent } = this.#kind
    return this.#act(actor, [id], async (work, [item]) => {
      if (!item) throw notFound()
      const parentId = parentIdOf(this.#kind, item)
      await work.writer.lockParent(parentId)
      const isTogether = afterId === null || (await work.findParent(afterId)) === parentId
      if (afterId === id || !isTogether) throw fieldRefused(Code.badParameters, 'afterId', parent.elsewhere)
      await work.writer.reorder(id, parentId, afterId)
      return [{ action: `${name}.reorder`, target: targetOf(item), after: { afterId } }]
    })
  }

  /** Does something to items, and records it with them. */
  async #act(
    actor: Actor,
    ids: readonly number[],
    act: (work: ItemTransaction, items: ItemRecord[]) => Promise<AuditAct[]>,
  ): Promise<void> {
    const { kysely, audit, changes } = this.#deps
    await kysely.transaction().execute(async (transaction) => {
      const work = new ItemTransaction(transaction, this.#kind)
      const acts = await act(work, await work.lock(ids))
      await audit.recordAll(transaction, actor, acts)
    })
    changes.announce()
  }

  async #moveOne(work: ItemTransaction, item: ItemRecord, parentId: number, editorId: number): Promise<void> {
    const { contract, parent } = this.#kind
    const before = contract.snapshot.parse(item)
    const after = {
      ...before,
      [parent.field]: parentId,
      slug: await work.chooseSlug(parentId, before.slug),
    }
    await this.#rewriteOne(work, item, after, editorId)
  }

  async #rewriteOne(
    work: ItemTransaction,
    item: ItemRecord,
    after: ItemSnapshot,
    editorId: number,
  ): Promise<void> {
    const before = this.#kind.contract.snapshot.parse(item)
    await work.writer.update(item.id, after)
    const { id: itemId, version } = item
    await work.writer.keepRevisions([
      { itemId, version, snapshot: before, editorId: null, time: new Date(item.updateTime) },
      { itemId, version: version + 1, snapshot: after, editorId, time: new Date() },
    ])
  }

  async #publish({ writer }: ItemTransaction, items: ItemRecord[]): Promise<AuditAct[]> {
    this.#refuseIncomplete(items)
    await writer.setStatus(
      items.map(({ id }) => id),
      'published',
    )
    return statusActs(`${this.#kind.name}.publish`, items, 'published')
  }

  /** @throws AppError 40000 that names the first incomplete items, with what each lacks */
  #refuseIncomplete(items: readonly ItemRecord[]): void {
    const { contract, incomplete } = this.#kind
    const lacks = items.map((item) => findMissing(this.#kind.format, contract.snapshot.parse(item)))
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

const targetOf = ({ id, title }: ItemRecord) => ({ id, name: title })

function statusActs(action: AuditAction, items: readonly ItemRecord[], status: QuestionStatus): AuditAct[] {
  return items
    .filter((item) => item.status !== status)
    .map((item) => ({
      action,
      target: targetOf(item),
      before: { status: item.status },
      after: { status },
    }))
}
