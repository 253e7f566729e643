import { AsyncResource } from 'node:async_hooks'
import { Code } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** So many calls of one user are answered at once; the embedded database answers one at a time anyway. */
const AT_ONCE = 2
/** No page has so many calls waiting. */
const MOST_WAITING = 100

/** The calls of one user: each of those that wait begins when it is called. */
interface Turns {
  running: number
  waiting: Set<() => void>
}

/** Lets the calls of one user wait for each other, so that whoever calls without end holds up nobody else. */
export function registerTurns(app: FastifyInstance): void {
  const users = new Map<number, Turns>()
  app.addHook('preHandler', (request, reply, done) => {
    const { caller, isStream } = request
    if (!caller || isStream) return done()
    const turns = users.get(caller.id) ?? { running: 0, waiting: new Set() }
    if (turns.waiting.size >= MOST_WAITING) return done(new AppError(Code.tooOften, 'tooOften'))
    users.set(caller.id, turns)
    // Its turn comes when another call ends, outside of what this request began.
    const begin = AsyncResource.bind(() => {
      turns.waiting.delete(begin)
      turns.running += 1
      done()
    })
    // Also when whoever called has left, be it before its turn.
    reply.raw.once('close', () => {
      if (turns.waiting.delete(begin)) return
      turns.running -= 1
      const [next] = turns.waiting
      if (next) next()
      else if (turns.running === 0) users.delete(caller.id)
    })
    if (turns.running < AT_ONCE) begin()
    else turns.waiting.add(begin)
  })
}
