import type { AuditAction, AuditTargetType } from '@app/contract/audit-log/schemas'
import { id as idSchema } from '@app/contract/common/schemas'
import type { ItemFormat } from '@app/contract/content/format'
import type { ItemContract, MoveContract, RevisionContract } from '@app/contract/content/item'
import type { ItemRecord } from '@app/contract/content/schemas'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod/mini'
import type { Fields } from '../../../platform/db/fields.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { List } from '../../../platform/list/create-list.ts'
import type { Indexer } from '../../../platform/search/index-documents.ts'

type Fragment = RawBuilder<unknown>

/** The audit log's names of what all that is done to an item can be done to. */
type ItemName = {
  [T in AuditTargetType]: [
    `${T}.${'add' | 'update' | 'restore' | 'publish' | 'archive' | 'reorder' | 'delete'}`,
  ] extends [AuditAction]
    ? T
    : never
}[AuditTargetType]

/** Where items are kept, and what they stand in. */
export interface ItemTable {
  name: keyof DB
  /** The table of the parents, and the items' column that names one. */
  parent: { table: keyof DB; column: string }
}

/** Items of another kind, or of the same one, that an item names in an order. */
export interface ItemLink {
  /** The field of their ids. */
  field: string
  /** The field of their places in files, and of what is shown of them. */
  placed: string
  table: keyof DB
  /** The column of the one that is named; the item's own is {@link ownOf} its table. */
  other: string
  to: ItemTable
  /** Which of them may be named, and the key of what is said of another. */
  only?: { condition: Fragment; refusal: string }
}

/** What belongs to an item and has a table of its own: each has a slug, by which it stays itself. */
export interface ItemPart {
  field: string
  table: keyof DB
  fields: Fields
}

/** What every item says. */
export interface ItemSnapshot {
  title: string
  slug: string
}

/**
 * A kind of items: a table, its fields, its parent and its links; what admins and imports do to them follows from it.
 * `D`: all that admins read of an item, `S`: what its history keeps.
 */
export interface ItemKind<D extends ItemRecord = ItemRecord, S extends ItemSnapshot = ItemSnapshot> {
  /** Names it in the audit log. */
  name: ItemName
  table: ItemTable
  /** Where each field that somebody writes is stored; links and parts have tables of their own. */
  fields: Fields
  parent: {
    /** The field that names it. */
    field: string
    /** Keys of what is said when it is not there, and when another item stands in another one. */
    missing: string
    elsewhere: string
  }
  links: readonly ItemLink[]
  parts: readonly ItemPart[]
  /** How files and sheets say it. */
  format: ItemFormat
  contract: {
    record: ItemContract<D>
    revision: RevisionContract<S>
    move?: { endpoint: MoveContract; act: AuditAction }
    snapshot: z.ZodMiniType<S>
  }
  /** The list of admins, and what it tells of an item `i` beside what it tells of every one. */
  list: List<object>
  listed: Readonly<Record<string, Fragment>>
  /** The start of the slug of an item whose title has no Latin words. */
  nameless: string
  /** Keys of what is said of incomplete items, few and many. */
  incomplete: { few: string; many: string }
  /** Writes what is found of items, in the transaction that wrote them. */
  index: Indexer
  /** The same of parents that items have left, where what is found of a parent depends on its items. */
  indexParents?: Indexer
  /** Fills in what a draft need not say. @param before what the item says as yet */
  complete?(draft: object, before: object | null): object
}

/** The column that names an item in what belongs to it: `knowledge_point_id`. */
export const ownOf = ({ name }: ItemTable) => sql.ref(`${name}_id`)

/** The table of the history. */
export const revisionsOf = ({ name }: ItemTable) => sql.table(`${name}_revision`)

/** The field that names an item in its history: `knowledgePointId`. */
export const idFieldOf = ({ name }: Pick<ItemKind, 'name'>) => `${name}Id`

/** A field of an item, whatever its kind. */
const fieldOf = (item: object, field: string): unknown => Reflect.get(item, field)

/** What an item stands in. */
export const parentIdOf = ({ parent }: Pick<ItemKind, 'parent'>, item: object): number =>
  idSchema.parse(fieldOf(item, parent.field))

const ids = z.array(idSchema)

/** The items that an item names. */
export const linkedIdsOf = ({ field }: ItemLink, item: object): number[] => ids.parse(fieldOf(item, field))
