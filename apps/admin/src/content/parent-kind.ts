import type { ParentFormat } from '@app/contract/content/format'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Column } from '../shared/list/columns.tsx'
import type { FormPart } from './form-part.ts'

/** What holds items, as it stands in its list. */
export interface ParentRecord extends RaRecord {
  id: number
  slug: string
  name: string
  description: string
  sortOrder: number
  /** Items of any status. */
  totalCount: number
  version: number
}

/** What every page of a kind of parents knows of it. Its texts stand at its resource. */
export interface ParentKind<R = ParentRecord> {
  /** react-admin's name of the resource. */
  name: string
  /** The title of its list, a key of the texts below `page`. */
  title: string
  /** What it holds, and the field by which an item names its parent. */
  items: { resource: string; field: string }
  /** The field that counts its published items. */
  published: { field: keyof R & string; isSorted?: boolean }
  /** What stands beside its name where parents are put in order. */
  detail: keyof R & string
}

/** What is a kind's own in its pages. @typeParam V what an admin writes */
export interface ParentPart<R, V> extends FormPart<V> {
  /** Columns between the name and the counts. */
  columns: readonly Column<R>[]
  /** What stands before the buttons, in place of the link to the import. */
  Tabs?: ComponentType
  Inputs: ComponentType
  /** How files and sheets say it. */
  format: ParentFormat
}
