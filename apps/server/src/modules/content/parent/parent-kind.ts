import type { AuditAction, AuditTargetType } from '@app/contract/audit-log/schemas'
import type { ParentFormat } from '@app/contract/content/format'
import type { ParentContract, ParentRecord } from '@app/contract/content/parent'
import type { RawBuilder } from 'kysely'
import type { Fields } from '../../../platform/db/fields.ts'
import type { Indexer } from '../../../platform/search/index-documents.ts'
import type { ItemTable } from '../item/item-kind.ts'

type Act<T extends string> = `${T}.${'add' | 'update' | 'delete' | 'reorder'}`

/** The audit log's names of what all that is done to a parent can be done to. */
type ParentName = { [T in AuditTargetType]: [Act<T>] extends [AuditAction] ? T : never }[AuditTargetType]

/**
 * A kind of parents, of what items of content stand in: a table, its fields and its items; what admins and imports do to
 * them follows from it.
 */
export interface ParentKind {
  /** Names it in the audit log. */
  name: ParentName
  /** The table of the items, which knows that of the parents. */
  items: ItemTable
  /** Where each field that somebody writes is stored; the slug stands beside them. */
  fields: Fields
  contract: ParentContract
  /** How files and sheets say it. */
  format: ParentFormat
  /** The field that says how many published items a parent has. */
  published: 'questionCount' | 'publishedCount'
  /** What admins are told of a parent `p` besides. */
  told?: Readonly<Record<string, RawBuilder<unknown>>>
  /** The condition on parents that a keyword is looked for by; without it their names and slugs are looked through. */
  keyword?(keyword: string): RawBuilder<unknown>
  /** Writes what is found of parents, or of their items by their names, in the transaction that wrote them. */
  index: Indexer
  /** Key of what is said while a parent holds items. */
  holdsItems: string
  /** Key of what is said when another parent is not there. */
  missing: string
}

/** What every parent says. */
export const parentFields = {
  name: { column: 'name', type: 'text' },
  description: { column: 'description', type: 'text' },
} as const satisfies Fields

/** What an admin writes of a parent, with the fields of its kind. */
export interface ParentDraft {
  slug: string
  name: string
}

/** The part of a parent that an admin writes. */
export function toParentDraft({ fields }: ParentKind, parent: ParentRecord): ParentDraft {
  const written = Object.entries(parent).filter(([field]) => Object.hasOwn(fields, field))
  return { slug: parent.slug, name: parent.name, ...Object.fromEntries(written) }
}
