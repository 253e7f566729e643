import type {
  Access,
  DataEndpoint,
  Endpoint,
  EndpointArguments,
  EndpointData,
} from '@app/contract/common/endpoint'
import { Code } from '@app/contract/common/envelope'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { AppError } from '../app-error.ts'
import { bodyLimitOf } from './body-limit.ts'
import type { Caller } from './context.ts'

type CallerOf<A extends Access> = A extends 'guest' ? Caller | null : Caller

/** What a handler gets besides its validated input. */
export interface HandlerContext<A extends Access> {
  caller: CallerOf<A>
  request: FastifyRequest
}

/** An act that only has to succeed (`data: true`) returns nothing. */
type Answer<E extends DataEndpoint> = EndpointData<E> extends true ? Promise<void> : Promise<EndpointData<E>>

type Handler<E extends DataEndpoint> = (
  input: EndpointArguments<E>,
  context: HandlerContext<E['access']>,
) => Answer<E>

/**
 * Serves one endpoint of the contract: checks access before anything is read, validates the input, wraps the answer
 * in the envelope and describes itself for OpenAPI.
 */
export function implement<E extends DataEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.route({
    ...describeCall(endpoint),
    schema: {
      ...describeInput(endpoint),
      response: {
        200: z.object({ code: z.literal(Code.success), message: z.string(), data: endpoint.data }),
      },
    },
    handler: async (request) => {
      const { input, context } = readCall(endpoint, request)
      const answer = await handler(input, context)
      return { code: Code.success, message: '', data: answer === undefined ? true : answer }
    },
  })
}

/** Method, path, body limit and access check of an endpoint's route. */
export function describeCall({
  method,
  path,
  access,
  body,
  maxBodyBytes,
  isBackground,
  keepsText,
}: Endpoint) {
  return {
    method,
    url: path,
    config: { isBackground: isBackground === true, keepsText: keepsText === true },
    ...(body && { bodyLimit: maxBodyBytes ?? bodyLimitOf(body, access) }),
    onRequest: async (request: FastifyRequest) => checkAccess(access, request.caller),
  }
}

/** What OpenAPI says and the validator checks of an endpoint's input. */
export function describeInput({ path, access, summary, params, query, body }: Endpoint) {
  return {
    summary,
    tags: [path.split('/')[2] ?? ''],
    ...(access !== 'guest' && { security: [{ token: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  }
}

/** A request that has been let in and validated, as its handler takes it. */
export function readCall<E extends Endpoint>(
  { query, body }: E,
  request: FastifyRequest,
): { input: EndpointArguments<E>; context: HandlerContext<E['access']> } {
  const input = Object.assign({}, request.params, query && request.query, body && request.body)
  return {
    input: input as EndpointArguments<E>,
    context: { caller: request.caller, request } as HandlerContext<E['access']>,
  }
}

function checkAccess(access: Access, caller: Caller | null): void {
  if (access === 'guest') return
  if (!caller) throw new AppError(Code.notLoggedIn, 'notLoggedIn')
  if (access === 'admin' && caller.lacksSecondFactor)
    throw new AppError(Code.secondFactorMissing, 'secondFactorMissing')
  if (access === 'admin' && caller.userRole !== 'admin') throw new AppError(Code.noPermission, 'noPermission')
}
