import {
  AbortedTransactionError,
  createQueryId,
  type Driver,
  IdentifierNode,
  type QueryCompiler,
  type QueryResult,
  RawNode,
  type TransactionSettings,
} from 'kysely'
import { SourceConnection } from './source-connection.ts'
import type { StatementSource } from './sql-source.ts'

const begin = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ')

/**
 * Reserves a session only for transactions. Single statements go straight to the source, which may send
 * them behind one another without waiting for answers.
 */
export class SourceDriver implements Driver {
  readonly #source: StatementSource

  constructor(source: StatementSource) {
    this.#source = source
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SourceConnection> {
    return new SourceConnection(this.#source)
  }

  async beginTransaction(connection: SourceConnection, settings: TransactionSettings): Promise<void> {
    await connection.reserve()
    await connection.run(begin(settings))
  }

  async commitTransaction(connection: SourceConnection): Promise<void> {
    const { command } = await connection.run('commit')
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: SourceConnection): Promise<void> {
    await connection.run('rollback')
  }

  async savepoint(
    connection: SourceConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await runSavepoint(connection, 'savepoint', name, compile)
  }

  async rollbackToSavepoint(
    connection: SourceConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await runSavepoint(connection, 'rollback to', name, compile)
  }

  async releaseSavepoint(
    connection: SourceConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await runSavepoint(connection, 'release', name, compile)
  }

  async releaseConnection(connection: SourceConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#source.end()
  }
}

function runSavepoint(
  connection: SourceConnection,
  command: string,
  name: string,
  compile: QueryCompiler['compileQuery'],
): Promise<QueryResult<unknown>> {
  const node = RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)])
  return connection.executeQuery(compile(node, createQueryId()))
}
