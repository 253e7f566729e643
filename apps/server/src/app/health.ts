import { Code, type Envelope } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/db/database.ts'

const fine: Envelope = { code: Code.success, message: '', data: true }

/** `/healthz`: the process answers. `/readyz`: it can serve; 503 while the database is away. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => fine)
  app.get('/readyz', async (request, reply) => {
    try {
      await database.ping()
      return fine
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer')
      return reply
        .status(503)
        .send({ code: Code.unavailable, message: 'database does not answer', data: null } satisfies Envelope)
    }
  })
}
