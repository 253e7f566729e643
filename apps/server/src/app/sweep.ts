import type { FastifyInstance } from 'fastify'
import type { Logger } from '../platform/log.ts'
import type { Services } from './services.ts'

const SWEEP_MILLISECONDS = 60 * 60 * 1000

/** Deletes expired sessions, codes and counters every hour. */
export function sweepRegularly(
  app: FastifyInstance,
  { sessions, codes, limits }: Services,
  log: Logger,
): void {
  const sweep = () =>
    Promise.all([sessions.sweep(), codes.sweep(), limits.sweep()]).catch((error: unknown) =>
      log.warn({ err: error }, 'expired rows were not deleted'),
    )
  const timer = setInterval(sweep, SWEEP_MILLISECONDS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
