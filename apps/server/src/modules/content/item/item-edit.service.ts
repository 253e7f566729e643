import { isDeepStrictEqual } from 'node:util'
import { Code } from '@app/contract/common/envelope'
import { findMissing } from '@app/contract/content/format'
import type { ItemRecord } from '@app/contract/content/schemas'
import type { Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { slugOf } from '../../../platform/text/slug.ts'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ItemTransaction } from './ItemTransaction.ts'
import { type ItemKind, type ItemSnapshot, parentIdOf } from './item-kind.ts'

/** A new item, and a change of one, beside the fields of its kind. */
interface NewItem {
  title: string
  slug?: string | undefined
}
interface ItemChange {
  id: number
  version: number
  slug?: string | undefined
}

/** Writing items: every edit makes a version, which the history keeps. */
export class ItemEditService {
  readonly #kind: ItemKind
  readonly #deps: EditDependencies

  constructor(kind: ItemKind, deps: EditDependencies) {
    this.#kind = kind
    this.#deps = deps
  }

  /** Makes a draft, which learners do not see, at the end of its parent. @throws AppError 40000 at a field, 40900 at `slug` when it is taken */
  add(actor: Actor, item: NewItem): Promise<number> {
    return this.#deps.kysely.transaction().execute((transaction) => this.addWithin(transaction, actor, item))
  }

  /** The same within what else belongs to it. */
  async addWithin(transaction: Transaction<DB>, actor: Actor, draft: NewItem): Promise<number> {
    const { name, nameless, contract, complete } = this.#kind
    const work = new ItemTransaction(transaction, this.#kind)
    const parentId = parentIdOf(this.#kind, draft)
    await work.requireParent(parentId)
    const slug = draft.slug ?? (await work.chooseSlug(parentId, slugOf(draft.title, nameless)))
    const content = contract.snapshot.parse({ ...draft, ...complete?.(draft, null), slug })
    await work.requireLinked(content, null)
    const id = await work.writer.insert(content).catch(this.#explainSlug)
    await work.writer.keepRevisions([
      { itemId: id, version: 1, snapshot: content, editorId: actor.id, time: new Date() },
    ])
    const target = { id, name: content.title }
    const after = { ...content }
    await this.#deps.audit.record(transaction, actor, { action: `${name}.add`, target, after })
    return id
  }

  /** @throws AppError 40000 at a field, 40400, 40900 with the record as it is now, or at `slug` when it is taken */
  update(actor: Actor, change: ItemChange): Promise<{ version: number }> {
    return this.#edit((transaction) => this.updateWithin(transaction, actor, change))
  }

  /** The same within what else belongs to it; whoever commits it announces the change. */
  async updateWithin(
    transaction: Transaction<DB>,
    actor: Actor,
    change: ItemChange,
  ): Promise<{ version: number }> {
    const { contract, complete } = this.#kind
    const work = new ItemTransaction(transaction, this.#kind)
    const { id: _, version, ...said } = change
    const before = await work.lockVersion(change.id, version)
    const wanted = { ...before, ...said, ...complete?.(said, before) }
    const parentId = parentIdOf(this.#kind, wanted)
    if (parentId !== parentIdOf(this.#kind, before)) {
      await work.requireParent(parentId)
      wanted.slug = said.slug ?? (await work.chooseSlug(parentId, before.slug))
    }
    return this.#write(work, actor, 'update', before, contract.snapshot.parse(wanted))
  }

  /** Brings back what an item said once; it stays in its parent. @throws AppError 40400, 40900 */
  restore(actor: Actor, revisionId: number, version: number): Promise<{ version: number }> {
    return this.#edit(async (transaction) => {
      const work = new ItemTransaction(transaction, this.#kind)
      const revision = await work.revisions.find(revisionId)
      if (!revision) throw notFound()
      const before = await work.lockVersion(work.revisions.itemOf(revision), version)
      const wanted = {
        ...revision.snapshot,
        ...(await work.findLinked(revision.snapshot)),
        [this.#kind.parent.field]: parentIdOf(this.#kind, before),
        slug: before.slug,
      }
      return this.#write(work, actor, 'restore', before, wanted)
    })
  }

  async #edit(
    act: (transaction: Transaction<DB>) => Promise<{ version: number }>,
  ): Promise<{ version: number }> {
    const result = await this.#deps.kysely.transaction().execute(act)
    this.#deps.changes.announce()
    return result
  }

  async #write(
    work: ItemTransaction,
    actor: Actor,
    verb: 'update' | 'restore',
    record: ItemRecord,
    wanted: ItemSnapshot,
  ): Promise<{ version: number }> {
    const { name, contract } = this.#kind
    const before = contract.snapshot.parse(record)
    const { id, version } = record
    if (isDeepStrictEqual(before, wanted)) return { version }
    if (record.status === 'published') this.#refuseIncomplete(wanted)
    const parentId = parentIdOf(this.#kind, wanted)
    if (parentId !== parentIdOf(this.#kind, before) || wanted.slug !== before.slug) {
      await work.requireParent(parentId)
      await work.writer.release([id])
    }
    await work.requireLinked(wanted, id)
    await work.writer.update(id, wanted).catch(this.#explainSlug)
    await work.writer.keepRevisions([
      { itemId: id, version, snapshot: before, editorId: null, time: new Date(record.updateTime) },
      { itemId: id, version: version + 1, snapshot: wanted, editorId: actor.id, time: new Date() },
    ])
    await this.#deps.audit.record(work.db, actor, {
      action: `${name}.${verb}`,
      target: { id, name: wanted.title },
      before: { ...before },
      after: { ...wanted },
    })
    return { version: version + 1 }
  }

  /** @throws AppError 40000 at each field that is empty and must not be */
  #refuseIncomplete(item: ItemSnapshot): void {
    const missing = findMissing(this.#kind.format, item)
    if (missing.length === 0) return
    const refusals = missing.map((path) => ({ path, message: 'requiredToPublish' }))
    throw new AppError(Code.badParameters, 'badParameters', refusals)
  }

  readonly #explainSlug = (error: unknown): never => {
    const { name, parent } = this.#kind.table
    if (isUniqueViolation(error, `${name}_${parent.column}_slug_key`))
      throw fieldRefused(Code.conflict, 'slug', 'slugTaken')
    throw error
  }
}
