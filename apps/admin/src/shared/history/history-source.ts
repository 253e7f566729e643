import type { Page } from '@app/contract/common/schemas'
import type { ReactNode } from 'react'

/** A version of a record. */
export interface Revision {
  id: number
  version: number
  editorName: string | null
  createTime: string
}

/** The history of a resource's records: how it is read, restored and compared. `S` is what a version said. */
export interface HistorySource<S> {
  /** react-admin's name of the resource. */
  resource: string
  page: (recordId: number, paging: { current: number; pageSize: number }) => Promise<Page<Revision>>
  get: (revisionId: number) => Promise<{ snapshot: S }>
  /** @param version the record's version that the admin has seen */
  restore: (revisionId: number, version: number) => Promise<{ version: number }>
  /** The fields, in the order they are compared in. */
  fields: readonly (keyof S & string)[]
  /** A field written out: a text, which is compared word by word, or lines. */
  write: (snapshot: S, field: keyof S & string) => string | string[]
  /** What a version said as a whole. */
  article: (snapshot: S) => ReactNode
}
