import type { z } from 'zod/mini'

/** Who may call an endpoint. Every level includes the ones before it. */
export type Access = 'guest' | 'user' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type ObjectSchema = z.ZodMiniObject

interface Call {
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
  /** Called by open pages on their own, so that it is no use of the session that an idle time-out counts from. */
  readonly isBackground?: true
  /** Whether what its user writes is kept: it counts towards how much may be, and how often. */
  readonly keepsText?: true
  /** How large its body may be, where that does not follow from how long its texts may be. */
  readonly maxBodyBytes?: number
}

/** A call answered with an envelope. */
export interface DataEndpoint extends Call {
  /** Schema of the envelope's `data`. */
  readonly data: z.ZodMiniType
  readonly events?: never
}

/**
 * A call answered with server-sent events, the last one being `data: end`. A refusal before the first event is an
 * envelope.
 */
export interface StreamEndpoint extends Call {
  /** Schema of each event's data, which is JSON, by the event's name; events without a name are `message`. */
  readonly events: Readonly<Record<string, z.ZodMiniType>>
  readonly data?: never
}

/** One call of the api: the only description of it, used by server, client, OpenAPI and tests. */
export type Endpoint = DataEndpoint | StreamEndpoint

/** The data of the unnamed event that ends a stream. */
export const STREAM_END = 'end'

type Input<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type Output<S> = S extends z.ZodMiniType ? z.output<S> : unknown

/** What a caller passes: path parameters, query and body in one flat object. */
export type EndpointInput<E extends Endpoint> = Input<E['params']> & Input<E['query']> & Input<E['body']>

/** What a handler receives after validation, defaults filled in. */
export type EndpointArguments<E extends Endpoint> = Output<E['params']> &
  Output<E['query']> &
  Output<E['body']>

/** What the envelope's `data` holds. */
export type EndpointData<E extends DataEndpoint> = z.output<E['data']>

/** One event of a stream, its data checked. */
export type EndpointEvent<E extends StreamEndpoint> = {
  [N in keyof E['events'] & string]: {
    readonly event: N
    /** To be sent as Last-Event-ID by who wants what comes after this event; empty when the stream gives none. */
    readonly id: string
    readonly data: z.output<E['events'][N]>
  }
}[keyof E['events'] & string]

/** Declares an endpoint; exists so that TypeScript keeps the exact schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
