import { type Access, Code, type Endpoint, type EndpointArguments, type EndpointData } from '@app/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { AppError } from '../app-error.ts'
import type { Caller } from './context.ts'

type CallerOf<A extends Access> = A extends 'guest' ? Caller | null : Caller

/** What a handler knows besides its validated input. */
export interface HandlerContext<A extends Access> {
  caller: CallerOf<A>
  request: FastifyRequest
}

/** An act that only has to succeed (`data: true`) returns nothing. */
type Answer<E extends Endpoint> = EndpointData<E> extends true ? Promise<void> : Promise<EndpointData<E>>

type Handler<E extends Endpoint> = (
  input: EndpointArguments<E>,
  context: HandlerContext<E['access']>,
) => Answer<E>

/**
 * Serves one endpoint of the contract: checks access before anything is read, validates the input, wraps the answer
 * in the envelope and describes itself for OpenAPI.
 */
export function implement<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { method, path, access, summary, params, query, body, data } = endpoint
  app.route({
    method,
    url: path,
    schema: {
      summary,
      tags: [path.split('/')[2] ?? ''],
      ...(access !== 'guest' && { security: [{ token: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: z.object({ code: z.literal(Code.success), message: z.string(), data }) },
    },
    onRequest: async (request) => checkAccess(access, request.caller),
    handler: async (request) => {
      const input = Object.assign(
        {},
        request.params,
        query && request.query,
        body && request.body,
      ) as EndpointArguments<E>
      const context = { caller: request.caller, request } as HandlerContext<E['access']>
      const answer = await handler(input, context)
      return { code: Code.success, message: '', data: answer === undefined ? true : answer }
    },
  })
}

function checkAccess(access: Access, caller: Caller | null): void {
  if (access === 'guest') return
  if (!caller) throw new AppError(Code.notLoggedIn, 'notLoggedIn')
  if (access === 'admin' && caller.userRole !== 'admin') throw new AppError(Code.noPermission, 'noPermission')
}
