import { Gauge, Histogram, type Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Requests by the pattern of their route, so that there are as many series as routes, whatever is asked for. */
export function measureRequests(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests without streams; code is that of the envelope, 0 for success and for what is no envelope',
    labelNames: ['method', 'route', 'status', 'code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!isOpenStream(reply)) durations.observe(labelsOf(request, reply), reply.elapsedTime / 1000)
    done()
  })
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
      const answer: unknown = await handler.call(this, request, reply)
      if (isOpenStream(reply) && !reply.raw.destroyed) {
        streams.inc(labels)
        reply.raw.once('close', () => streams.dec(labels))
      }
      return answer
    }
  })
}

const isOpenStream = ({ request, raw }: FastifyReply): boolean =>
  request.routeOptions.config.isStream === true && raw.statusCode === 200 && !raw.hasHeader('content-length')

function labelsOf({ method, routeOptions, answerCode }: FastifyRequest, { statusCode }: FastifyReply) {
  return {
    method: methods.has(method) ? method : 'other',
    route: routeOf(routeOptions.url),
    status: statusCode,
    code: answerCode,
  }
}

/** Each built file is a route of its own. */
function routeOf(url = 'unknown'): string {
  const [assets] = /^(?:\/admin)?\/assets\//.exec(url) ?? []
  return assets === undefined ? url : `${assets}*`
}
