import type { StatementResult } from '../sql-source.ts'

/** What the server's thread asks of the database's thread. The first answer, of id 0, says that it is open. */
export type EmbeddedRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'requireSpace' }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'close' }

/** The fields of a database error that survive the way between threads. */
export interface EmbeddedFault {
  message: string
  code?: string | undefined
  detail?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
}

export type EmbeddedAnswer = { id: number; result?: StatementResult } | { id: number; fault: EmbeddedFault }

/** What the database's thread tells unasked. */
export interface EmbeddedNotification {
  channel: string
  payload: string
}
