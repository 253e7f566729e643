import type { ItemFormat } from '@app/contract/content/format'
import type { QuestionStatus } from '@app/contract/content/values'
import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Column } from '../shared/list/columns.tsx'
import type { StatusAct } from './status-acts.ts'

/** A row of a list of items. */
export interface ItemRecord extends RaRecord {
  id: number
  slug: string
  title: string
  status: QuestionStatus
  version: number
  createTime: string
  updateTime: string
  editTime: string | null
}

/** A question that an item leads to. */
interface LinkedQuestion {
  id: number
  title: string
}

/** What every page of a kind of items knows of it. Its texts stand at its resource. */
export interface ItemKind<R = ItemRecord> {
  /** react-admin's name of the resource. */
  name: string
  /** The title of its list, a key of the texts below `page`. */
  title: string
  /** What holds its items, and the item's fields that say which and call it by name. */
  parent: { resource: string; field: keyof R & string; nameOf: string }
  /** The field of a whole item that lists questions, if it has one. */
  links?: string
  /** What a version of it says, in the order in which two versions are compared. */
  compared: readonly string[]
  /** Where learners see it, and the key of what leads there; without it they do not. */
  site?: { pathOf: (record: R) => string; label: string }
  publish: StatusAct
  archive: StatusAct
}

/** What is a kind's own in its list. */
export interface ItemListPart<R> {
  columns: readonly Column<R>[]
  /** Fields to sort by besides the usual ones, the largest first. */
  moreOrders?: readonly string[]
  /** Filters besides the keyword, the parent and the status. */
  Filters?: ComponentType
  /** What stands before the buttons, in place of the link to the import. */
  Tabs?: ComponentType
  /** Acts on several items besides those of every kind. */
  BulkActs?: ComponentType
  /** How files and sheets say it. */
  format: ItemFormat
}

/** What is a kind's own where an item is read. @typeParam T the part of an item that its form holds too */
export interface ItemPagePart<D, T> {
  /** The item as learners see it; its title is absent where the page's heading shows it already. */
  Article: ComponentType<{ item: T; title?: string }>
  /** Facts besides the usual ones, by field. */
  facts?: (item: D) => readonly (readonly [field: string, value: ReactNode])[]
}

/** Whether all fields are loaded; until then react-admin may show a row of a list or the values of a new item. */
export function isWhole<R extends object, D extends R>(kind: ItemKind<R>, item: R | D): item is D {
  return [...kind.compared, ...(kind.links === undefined ? [] : [kind.links])].every((field) => field in item)
}

/** The questions that a whole item leads to. */
export function linksOf({ links }: Pick<ItemKind, 'links'>, item: RaRecord): readonly LinkedQuestion[] {
  return links === undefined ? [] : item[links]
}
