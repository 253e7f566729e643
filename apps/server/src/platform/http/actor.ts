import { WORK_HEADER } from '@app/contract/common/work'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './context.ts'

/** Where a request comes from. */
export interface Visitor {
  /** Network address. */
  address: string
  /** The browser's user agent. */
  userAgent: string
  /** What the browser has computed to be let through, see `platform/limits/work.ts`. */
  work?: string | undefined
}

/** Who acts, and from where. */
export interface Actor extends Pick<Caller, 'id' | 'userRole' | 'sessionId'>, Visitor {}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  work: request.headers[WORK_HEADER]?.toString(),
})

/** The part of a handler's context that the audit log records. */
export const actorOf = ({ caller, request }: { caller: Caller; request: FastifyRequest }): Actor => ({
  id: caller.id,
  userRole: caller.userRole,
  sessionId: caller.sessionId,
  ...visitorOf(request),
})
