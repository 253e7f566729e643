import type { FastifyInstance } from 'fastify'
import { callOf } from './requests.ts'

/** Told of every request that was answered. */
export type CallWatcher = (answered: {
  /** Method and pattern of the route. */
  call: string
  /** The envelope's code; 0 for success, and for what is no envelope. */
  code: number
  /** Since its body was there: how fast people send is not the server's doing. */
  milliseconds: number
  requestId: string
  isStream: boolean
}) => void

export function watchCalls(app: FastifyInstance, watch: CallWatcher): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { readTime, answerCode: code, id: requestId, routeOptions } = request
    watch({
      ...{ call: callOf(request), code, requestId },
      milliseconds: readTime === 0 ? reply.elapsedTime : performance.now() - readTime,
      isStream: routeOptions.config.isStream ?? false,
    })
    done()
  })
}
