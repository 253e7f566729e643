import type { z } from 'zod/mini'

/** Who may call an endpoint. Every level includes the ones before it. */
export type Access = 'guest' | 'user' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type ObjectSchema = z.ZodMiniObject

/** One call of the api: the only description of it, used by server, client, OpenAPI and tests. */
export interface Endpoint {
  readonly method: Method
  /** Path with `:name` parameters, e.g. `/api/question/get/:id`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** One Chinese sentence for the reference page. */
  readonly summary: string
  /** Schema of the `:name` parts of the path. */
  readonly params?: ObjectSchema
  /** Schema of the query string; an endpoint has a query or a body, never both. */
  readonly query?: ObjectSchema
  readonly body?: ObjectSchema
  /** Schema of the envelope's `data`. */
  readonly data: z.ZodMiniType
}

type Input<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type Output<S> = S extends z.ZodMiniType ? z.output<S> : unknown

/** What a caller passes: path parameters, query and body in one flat object. */
export type EndpointInput<E extends Endpoint> = Input<E['params']> & Input<E['query']> & Input<E['body']>

/** What a handler receives after validation, defaults filled in. */
export type EndpointArguments<E extends Endpoint> = Output<E['params']> &
  Output<E['query']> &
  Output<E['body']>

/** What the envelope's `data` holds. */
export type EndpointData<E extends Endpoint> = z.output<E['data']>

/** Declares an endpoint; exists so that TypeScript keeps the exact schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
