import {
  type DatabaseIntrospector,
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { SourceDriver } from './driver.ts'
import type { StatementSource } from './sql-source.ts'

/** Kysely's PostgreSQL dialect over a {@link StatementSource}, the same for both kinds of database. */
export class SourceDialect implements Dialect {
  readonly #source: StatementSource

  constructor(source: StatementSource) {
    this.#source = source
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }

  createDriver(): SourceDriver {
    return new SourceDriver(this.#source)
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }
}
