import { Gauge, type Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'

/** Streams of events that are open, by route. To be called before the routes are made. */
export function measureStreams(registry: Registry, app: FastifyInstance): void {
  const streams = new Gauge({
    name: 'http_open_streams',
    help: 'Streams of events that are open, by route',
    labelNames: ['route'],
    registers: [registry],
  })
  app.addHook('onRoute', (route) => {
    if (!route.config?.isStream) return
    const { handler, url } = route
    const labels = { route: url }
    streams.set(labels, 0)
    route.handler = async function (request, reply) {
      // A refusal is thrown: what comes back is open.
      const answer: unknown = await handler.call(this, request, reply)
      if (reply.raw.destroyed) return answer
      streams.inc(labels)
      reply.raw.once('close', () => streams.dec(labels))
      return answer
    }
  })
}
