import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'

/** What of a resource waits for an admin, one after the other. */
export interface QueueKind<R extends RaRecord> {
  filter: Readonly<Record<string, unknown>>
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Whether a record waits still. */
  isWaiting: (record: R) => boolean
  /** A record in a line or two. */
  label: (record: R) => ReactNode
  /** How all that waits of one author is handled at once; absent: each by itself. The list has the filter `authorId`. */
  together?: Together<R>
}

export interface Together<R extends RaRecord> {
  authorOf: (record: R) => { id: number; username: string } | null | undefined
  /** The buttons of what can be done to all of them. */
  Acts: ComponentType<{ records: readonly R[]; onDone: () => void }>
}
