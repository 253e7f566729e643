import { Code } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** What is being answered when the server stops gets this long; then its connection is cut. */
const GRACE_MILLISECONDS = 1_000

/**
 * Ends the server in time whatever its connections do: a browser opens some ahead of need, and Node waits for those
 * that have sent nothing or half a request. Registered before what else happens when it stops.
 */
export function registerStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS).unref()
    done()
  })
  app.addHook('onRequest', async () => {
    if (isStopping) throw new AppError(Code.unavailable, 'stopping')
  })
}
