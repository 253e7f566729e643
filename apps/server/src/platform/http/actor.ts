import type { FastifyRequest } from 'fastify'
import type { Caller } from './context.ts'

/** Where a request comes from. */
export interface Visitor {
  /** Network address. */
  address: string
  /** What the browser says of itself. */
  userAgent: string
}

/** Who acts, and from where. */
export interface Actor extends Caller, Visitor {}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})

/** Of a handler's context, what the audit log wants to know. */
export const actorOf = ({ caller, request }: { caller: Caller; request: FastifyRequest }): Actor => ({
  ...caller,
  ...visitorOf(request),
})
