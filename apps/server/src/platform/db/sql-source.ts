/** What a statement gave. */
export interface StatementResult {
  rows: unknown[]
  /** The first word of the command tag, e.g. INSERT, or ROLLBACK for a commit that the database refused. */
  command: string
  /** Rows given or changed. */
  count: number
}

export interface Session {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
}

/** A session that nobody else uses until it is released. */
export interface ReservedSession extends Session {
  release(): void
}

/** Where statements run: on any free session, or, for a transaction, on a reserved one. */
export interface SqlSource extends Session {
  reserve(): Promise<ReservedSession>
  end(): Promise<void>
}
