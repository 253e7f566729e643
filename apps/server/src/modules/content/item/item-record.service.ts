import type { QuestionRecordDetail, QuestionSnapshot } from '@app/contract/content/kinds/question'
import type { ItemRecord } from '@app/contract/content/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { ItemKind, ItemSnapshot } from './item-kind.ts'
import { ItemRecordRepository } from './item-record.repository.ts'
import { RevisionRepository } from './revision.repository.ts'

/** Items of any status and their history, as admins read them. */
export class ItemRecordService<D extends ItemRecord = ItemRecord, S extends ItemSnapshot = ItemSnapshot> {
  readonly #kind: ItemKind<D, S>
  readonly #records: ItemRecordRepository<D>
  readonly #revisions: RevisionRepository<S>

  constructor(db: Kysely<DB>, kind: ItemKind<D, S>) {
    this.#kind = kind
    this.#records = new ItemRecordRepository(db, kind)
    this.#revisions = new RevisionRepository(db, kind)
  }

  async page(query: Paging) {
    const page = await paging(query, (list, slice) => this.#records.page(list, slice), asItIs)
    return this.#kind.contract.record.page.data.parse(page)
  }

  /** The same with all that the items hold. */
  async details(query: Paging) {
    const page = await paging(query, (list, slice) => this.#records.pageOfDetails(list, slice), asItIs)
    return this.#kind.contract.record.details.data.parse(page)
  }

  /** @param db the transaction it belongs to. @throws AppError 40400 */
  async get(id: number, db?: Kysely<DB>): Promise<D> {
    const records = db ? new ItemRecordRepository(db, this.#kind) : this.#records
    const [item] = await records.findAll([id])
    if (!item) throw notFound()
    return item
  }

  async revisions(query: Paging) {
    const page = await paging(query, (list, slice) => this.#revisions.page(list, slice), asItIs)
    return this.#kind.contract.revision.page.data.parse(page)
  }

  /** @throws AppError 40400 */
  async getRevision(id: number) {
    const revision = await this.#revisions.find(id)
    if (!revision) throw notFound()
    return revision
  }

  /** What an item said at a version; null when the history does not have it. */
  async findVersion(itemId: number, version: number): Promise<S | null> {
    const revision = await this.#revisions.findVersion(itemId, version)
    return revision ? revision.snapshot : null
  }
}

/** Questions, whose text others read too. */
export type QuestionRecordService = ItemRecordService<QuestionRecordDetail, QuestionSnapshot>

const asItIs = (row: object) => row
