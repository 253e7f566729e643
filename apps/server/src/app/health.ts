import { Code, type Envelope } from '@app/contract/common/envelope'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../platform/db/database.ts'
import { temporaryFault } from '../platform/db/errors.ts'
import { withTimeLimit } from '../platform/db/time-limits.ts'
import { translator } from '../platform/i18n.ts'

const fine: Envelope = { code: Code.success, message: '', data: true }

/** Shorter than the time after which a monitor takes a silent server for dead. */
const READY_MILLISECONDS = 1_500

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, saving included; 503 while the database is away or full, and
 * when the server is about to stop.
 */
export function registerHealth(
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  isStopping: () => boolean,
): void {
  const noStore = (_: unknown, reply: FastifyReply, done: () => void) => {
    reply.header('cache-control', 'no-store')
    done()
  }
  app.get('/healthz', { onRequest: noStore }, async () => fine)
  app.get('/readyz', { onRequest: noStore }, async (request, reply) => {
    const refuse = (key: string) => {
      const message = translator(request.language)(key)
      return reply.status(503).send({ code: Code.unavailable, message, data: null } satisfies Envelope)
    }
    if (isStopping()) return refuse('stopping')
    try {
      await withTimeLimit(database.ping(), READY_MILLISECONDS)
      return fine
    } catch (error) {
      request.log.warn({ err: error }, 'the database is not ready')
      return refuse(temporaryFault(error) ?? 'databaseBusy')
    }
  })
}
