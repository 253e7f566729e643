import type { FastifyInstance } from 'fastify'
import type { Logger } from '../platform/log.ts'
import type { Services } from './services.ts'

const SWEEP_MILLISECONDS = 60 * 60 * 1000

/** Every hour deletes what has expired, and takes up deliveries that broke off. */
export function sweepRegularly(
  app: FastifyInstance,
  { sessions, codes, limits, deliverer }: Services,
  log: Logger,
): void {
  const sweep = () =>
    Promise.all([sessions.sweep(), codes.sweep(), limits.sweep(), deliverer.resume()]).catch(
      (error: unknown) => log.warn({ err: error }, 'the hourly work was not done'),
    )
  const timer = setInterval(sweep, SWEEP_MILLISECONDS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
