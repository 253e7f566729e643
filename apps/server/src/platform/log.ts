import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { currentWork } from './work.ts'

export type { Logger }

/**
 * The server's log: JSON lines on standard output. Each bears the id of the request it belongs to, in services and jobs
 * too. Tokens, cookies and query strings never reach it.
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    mixin: () => ({ requestId: currentWork()?.requestId }),
  }
  return destination ? pino(options, destination) : pino(options)
}
