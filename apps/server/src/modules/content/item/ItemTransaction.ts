import { Code } from '@app/contract/common/envelope'
import type { ItemRecord } from '@app/contract/content/schemas'
import type { Kysely } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { freeSlug } from '../../../platform/text/slug.ts'
import { ItemWriter } from './ItemWriter.ts'
import { type ItemKind, type ItemSnapshot, linkedIdsOf, parentIdOf } from './item-kind.ts'
import { ItemRecordRepository } from './item-record.repository.ts'
import { RevisionRepository } from './revision.repository.ts'

/** What is read and written of items in one transaction. */
export class ItemTransaction {
  readonly db: Kysely<DB>
  readonly writer: ItemWriter
  readonly records: ItemRecordRepository
  readonly revisions: RevisionRepository
  readonly #kind: ItemKind

  constructor(transaction: Kysely<DB>, kind: ItemKind) {
    this.db = transaction
    this.writer = new ItemWriter(transaction, kind)
    this.records = new ItemRecordRepository(transaction, kind)
    this.revisions = new RevisionRepository(transaction, kind)
    this.#kind = kind
  }

  /** Reads items that nobody else changes until the transaction ends. @throws AppError 40400 when one is not there */
  async lock(ids: readonly number[]): Promise<ItemRecord[]> {
    const locked = await this.writer.lock(ids)
    if (locked.length < ids.length) throw notFound()
    const records = new Map((await this.records.findAll(ids)).map((item) => [item.id, item]))
    return ids.flatMap((id) => records.get(id) ?? [])
  }

  /** Reads one item in the version that one knows. @throws AppError 40400, 40900 with the record as it is now */
  async lockVersion(id: number, version: number): Promise<ItemRecord> {
    const [current] = await this.lock([id])
    if (!current) throw notFound()
    if (current.version !== version) throw new AppError(Code.conflict, 'conflict', { current })
    return current
  }

  /** In which parent another item stands. */
  async findParent(id: number): Promise<number | undefined> {
    const [item] = await this.records.findAll([id])
    return item && parentIdOf(this.#kind, item)
  }

  /** @throws AppError 40000 at the field of the parent */
  async requireParent(parentId: number): Promise<void> {
    const { field, missing } = this.#kind.parent
    if (!(await this.writer.lockParent(parentId))) throw fieldRefused(Code.badParameters, field, missing)
  }

  /**
   * @param ownId of the item, which must not name itself; null: a new one
   * @throws AppError 40000 at the first that is named and not there
   */
  async requireLinked(item: ItemSnapshot, ownId: number | null): Promise<void> {
    for (const link of this.#kind.links) {
      const ids = linkedIdsOf(link, item)
      const known = await this.records.existing(link, ids)
      const isOwnKind = link.to.name === this.#kind.table.name
      ids.forEach((id, index) => {
        const path = `${link.field}.${index}`
        if (isOwnKind && id === ownId) throw fieldRefused(Code.badParameters, path, 'relatedToItself')
        if (!known.has(id))
          throw fieldRefused(Code.badParameters, path, link.only?.refusal ?? 'relatedMissing')
      })
    }
  }

  /** The fields of what an item names, without what is not there any more. */
  async findLinked(item: ItemSnapshot): Promise<Record<string, number[]>> {
    const fields = this.#kind.links.map(async (link): Promise<[string, number[]]> => {
      const ids = linkedIdsOf(link, item)
      const known = await this.records.existing(link, ids)
      return [link.field, ids.filter((id) => known.has(id))]
    })
    return Object.fromEntries(await Promise.all(fields))
  }

  /** A slug that is free in a parent. */
  async chooseSlug(parentId: number, start: string): Promise<string> {
    const taken = new Set(await this.records.takenSlugs(parentId, start))
    return freeSlug(start, (slug) => taken.has(slug))
  }
}
