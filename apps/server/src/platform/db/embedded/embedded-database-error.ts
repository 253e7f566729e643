import type { EmbeddedFault } from './embedded-protocol.ts'

/** An error that the embedded database reported, as it came out of its thread. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  /** The SQLSTATE; undefined if the fault is not PostgreSQL's. */
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(fault: EmbeddedFault) {
    super(fault.message)
    this.code = fault.code
    this.detail = fault.detail
    this.constraint = fault.constraint
    this.table = fault.table
    this.column = fault.column
  }
}
