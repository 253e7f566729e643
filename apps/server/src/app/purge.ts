import type { FastifyInstance } from 'fastify'
import type { Logger } from '../platform/log.ts'
import type { ServerModule } from '../platform/module.ts'

const PURGE_MILLISECONDS = 60 * 60 * 1000

/** Every hour lets the modules delete what has expired. */
export function purgeRegularly(app: FastifyInstance, modules: readonly ServerModule[], log: Logger): void {
  const purge = () =>
    Promise.all(modules.map((module) => module.purge?.())).catch((error: unknown) =>
      log.warn({ err: error }, 'what has expired was not deleted'),
    )
  const timer = setInterval(purge, PURGE_MILLISECONDS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
