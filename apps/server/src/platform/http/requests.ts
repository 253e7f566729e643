import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runAs } from '../work.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answer goes on for as long as its reader stays. */
    isStream?: boolean
  }
}

/** The id of a request: that which its proxy or its sender gave it, if it is one, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Tells every answer's reader its id, and lets all that the server does for a request know which one it is. */
export function registerRequests(app: FastifyInstance): void {
  app.decorateRequest('answerCode', 0)
  app.decorateRequest('readTime', 0)
  app.decorateRequest('route', 'unknown')
  app.decorateRequest('isStream', false)
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify makes these anew whenever they are read.
    const { url, config } = request.routeOptions
    request.route = url ?? 'unknown'
    request.isStream = config?.isStream ?? false
    reply.header('x-request-id', request.id)
    runAs(workOf(request), done)
  })
  app.addHook('preValidation', (request, _, done) => {
    request.readTime = performance.now()
    // What comes after the body is called by the socket's events, outside of what the request began.
    runAs(workOf(request), done)
  })
}

const workOf = ({ id, method, route }: FastifyRequest) => ({ requestId: id, call: `${method} ${route}` })
