const field = (error: unknown, name: string): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** The error and what it wraps: a library above the driver may have wrapped the driver's error. */
function* chain(error: unknown): Generator<object> {
  for (let current = error; current instanceof Error; current = current.cause) yield current
}

/** The code of a database or connection error, e.g. 23505, whichever driver threw it. */
export function sqlState(error: unknown): string | undefined {
  for (const link of chain(error)) {
    const code = field(link, 'code')
    if (code !== undefined) return code
  }
  return undefined
}

/** The constraint that a statement violated. */
function violatedConstraint(error: unknown): string | undefined {
  for (const link of chain(error)) {
    const name = field(link, 'constraint')
    if (name !== undefined) return name
  }
  return undefined
}

/** Whether a row exists already; with `constraint`, whether it is that unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || violatedConstraint(error) === constraint)
}

/** Whether a row refers to one that does not exist, or would be left without the one it refers to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23503' && (constraint === undefined || violatedConstraint(error) === constraint)
}

/** SQLSTATEs and connection errors of a database that is away, stopping, too busy, or took too long. */
const busyCodes = /^(?:08...|57P0.|57014|53300|55P03|DATABASE_BUSY)$/

/** What the system says when there is no connection to a server. */
const networkCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Why the database cannot do now what it could do another time; the key of its text in `server.json`. */
export function temporaryFault(error: unknown): 'diskFull' | 'databaseBusy' | undefined {
  const code = sqlState(error)
  if (code === undefined) return undefined
  if (code === '53100') return 'diskFull'
  return busyCodes.test(code) || networkCodes.test(code) ? 'databaseBusy' : undefined
}
