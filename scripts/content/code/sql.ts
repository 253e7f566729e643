import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const ENDINGS = ['.js', '/index.js']

// The parser's modules name each other without an ending, as bundlers allow and Node does not.
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/dt-sql-parser/')) {
      return next(specifier, context)
    }
    const names = ENDINGS.map((ending) => new URL(specifier + ending, context.parentURL))
    return next(names.find((url) => existsSync(fileURLToPath(url)))?.href ?? specifier, context)
  },
})

const { MySQL, PostgreSQL } = await import('dt-sql-parser')
const parsers = { sql: new MySQL(), pgsql: new PostgreSQL() }

export type SqlDialect = keyof typeof parsers

export const isSqlDialect = (language: string): language is SqlDialect => language in parsers

/**
 * Parses statements: `sql` is MySQL, `pgsql` PostgreSQL.
 * @returns the first fault, its line 1-based; null when there is none
 */
export function findSqlFault(dialect: SqlDialect, code: string): { line: number; detail: string } | null {
  const [first] = parsers[dialect].validate(code)
  return first ? { line: first.startLine, detail: first.message } : null
}
