import type { FastifyInstance } from 'fastify'

/** A request that was answered. */
export interface AnsweredCall {
  method: string
  /** The pattern of the route; `unknown` for none. */
  route: string
  status: number
  /** The envelope's code; 0 for success, and for what is no envelope. */
  code: number
  /** From its first byte. */
  milliseconds: number
  /** Since its body was there: how fast people send is not the server's doing. */
  ownMilliseconds: number
  requestId: string
  /** Whether a stream was opened, and has ended. */
  isStream: boolean
}

export type CallWatcher = (answered: AnsweredCall) => void

/** Tells of every request that was answered. */
export function watchCalls(app: FastifyInstance, watchers: readonly CallWatcher[]): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, route, readTime, answerCode: code, id: requestId } = request
    const milliseconds = reply.elapsedTime
    const answered: AnsweredCall = {
      method,
      route,
      code,
      milliseconds,
      requestId,
      status: reply.statusCode,
      ownMilliseconds: readTime === 0 ? milliseconds : performance.now() - readTime,
      isStream: request.isStream && code === 0,
    }
    for (const watch of watchers) watch(answered)
    done()
  })
}
