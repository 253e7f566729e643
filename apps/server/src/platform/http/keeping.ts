import type { FastifyInstance } from 'fastify'
import type { KeptText } from '../KeptText.ts'
import type { Limits } from '../limits/Limits.ts'

/** Bounds how often, and how much in all, each user writes what is kept, whatever call it is. */
export function registerKeeping(app: FastifyInstance, limits: Limits, keptText: KeptText): void {
  app.addHook('preHandler', async ({ caller, routeOptions, headers }) => {
    if (!caller || !routeOptions.config.keepsText) return
    await limits.consume('keepMinute', caller.id)
    await keptText.take(caller.id, Number(headers['content-length'] ?? 0))
  })
}
