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

/** Whom the notifications of a channel reach. */
export interface ChannelListener {
  onPayload(payload: string): void
  /** The connection is back after it was lost: what was told meanwhile is missed. */
  onReconnect(): void
}

/** What notifications come through: `notify` of any session on the same database. */
export interface NotificationSource {
  /** @returns ends the listening */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>
}

/** How busy a source is. */
export interface SourceLoad {
  /** Connections at most, and those that do something. */
  connections: number
  inUse: number
  /** Who waits for a connection, or for the turn of a transaction. */
  waiting: number
}

/** Where statements run: on any free session, or, for a transaction, on a reserved one. */
export interface StatementSource extends Session {
  reserve(): Promise<ReservedSession>
  end(): Promise<void>
}

/** All that a server needs of its database. */
export interface SqlSource extends StatementSource, NotificationSource {
  /** Runs several statements without parameters, on one session. @returns the rows of all of them */
  script(text: string): Promise<unknown[]>
  load(): SourceLoad
}
