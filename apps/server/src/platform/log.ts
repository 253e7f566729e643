import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type { Logger }

/** The server's log: JSON lines on standard output. Tokens, cookies and query strings never reach it. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  })
}
