import type { FastifyInstance } from 'fastify'

/** Logs one line a request, without the query, which may hold a user's text. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id: requestId } = request
    request.log.info(
      {
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        requestId,
      },
      'request',
    )
    done()
  })
}
