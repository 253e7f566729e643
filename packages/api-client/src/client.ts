import type {
  DataEndpoint,
  Endpoint,
  EndpointData,
  EndpointEvent,
  EndpointInput,
  StreamEndpoint,
} from '@app/contract/common/endpoint'
import type { ApiError, NetworkError, NetworkFailure } from './errors.ts'
import type { BadEvent } from './read-events.ts'

/** A request before it is sent. */
export interface TransportRequest {
  method: Endpoint['method']
  /** Path with its parameters filled in, without query. */
  path: string
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  headers: Record<string, string>
  signal: AbortSignal
  /** Whether the answer may be a stream of events. */
  isStream: boolean
  /** Told how much of the body has left, from 0 to 1; a transport that can't know does not call it. */
  onProgress?: ((share: number) => void) | undefined
  /** Told the id under which the server has logged the request, if its answer names one. */
  onRequestId?: (id: string) => void
}

/**
 * Carries a request to the server. Resolves to the parsed answer, whatever its status, or to the body of a stream of
 * events as soon as it begins; rejects when there is no answer.
 */
export type Transport = (request: TransportRequest) => Promise<unknown>

export interface ClientOptions {
  transport: Transport
  /** The session's token; null for a guest. */
  getToken: () => string | null
  /** The language of the server's messages, e.g. `zh-CN`. */
  getLanguage: () => string
  /** The text for a failure that brings none of its own. */
  describeFailure: (failure: NetworkFailure | 'noMessage') => string
  /** The words by which a fault of the server is reported; without, errors bear no reference. */
  describeRequestId?: (id: string) => string
  /**
   * Called for each 40100 answer to a token, with what the person is to be told: null for a quiet call. Telling is up
   * to it, so that many refusals of one session can be one message: `onError` is not called.
   */
  onUnauthorized?: (refusedToken: string, message: string | null) => void
  /** Shows an error to the person; not called for quiet calls nor for calls the caller aborted. */
  onError?: (error: ApiError | NetworkError) => void
}

export interface CallOptions {
  /** Show no error; the caller handles or logs it. */
  quiet?: boolean
  signal?: AbortSignal
  /** Told how much of what is sent has left, from 0 to 1. */
  onProgress?: (share: number) => void
}

export interface StreamOptions extends CallOptions {
  /** The id of the last event one has: what comes after it is sent. */
  lastEventId?: string
  /** Told of events that can't be understood; they are passed over. */
  onBadEvent?: (event: BadEvent) => void
}

type Call<E extends DataEndpoint> =
  unknown extends EndpointInput<E>
    ? (input?: Record<string, never>, options?: CallOptions) => Promise<EndpointData<E>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<EndpointData<E>>

/**
 * Resolves when the stream begins, to its events up to the end; they have to be read, or `signal` aborted, for the
 * connection to be let go. A connection that breaks throws {@link NetworkError} in the loop, which nobody is told of.
 */
type StreamCall<E extends StreamEndpoint> = (
  input: EndpointInput<E>,
  options?: StreamOptions,
) => Promise<AsyncIterable<EndpointEvent<E>>>

export type Table = Record<string, Record<string, Endpoint>>

/** One function per endpoint of the contract: `client.question.page({ bankId: 1 })`. */
export type Client<C extends Table> = {
  readonly [R in keyof C]: {
    readonly [K in keyof C[R]]: C[R][K] extends StreamEndpoint
      ? StreamCall<C[R][K]>
      : C[R][K] extends DataEndpoint
        ? Call<C[R][K]>
        : never
  }
}
