/** What a statement gave. */
export interface StatementResult {
  rows: unknown[]
  /** The first word of the command tag, e.g. INSERT, or ROLLBACK for a commit that the database refused. */
  command: string
  /** Rows given or changed. */
  rowCount: number | null
}

/** A session that a transaction has alone. */
export interface Session {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>
  release(isBroken?: boolean): void
}

/** Whom the notifications of a channel reach. */
export interface ChannelListener {
  onPayload(payload: string): void
  /** The connection is back after it was lost: what was told meanwhile is missed. */
  onReconnect(): void
}

/** How busy a source is. */
export interface SourceLoad {
  /** Connections at most, and those that do something. */
  connections: number
  inUse: number
  /** Who waits for a connection, or for the turn of a transaction. */
  waiting: number
}

/** All that a server needs of its database. */
export interface SqlSource {
  connect(): Promise<Session>
  /** Runs several statements without parameters, on one session. @returns the rows of all of them */
  script(text: string): Promise<unknown[]>
  /** Hears what `notify` of any session on the same database tells. @returns ends the listening */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>
  load(): SourceLoad
  /** Waits for what is running. */
  end(): Promise<void>
}
