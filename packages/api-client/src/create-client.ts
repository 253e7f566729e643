import { Code, type Endpoint, type EndpointData, type EndpointInput, type Envelope } from '@app/contract'
import { ApiError, NetworkError, type NetworkFailure } from './errors.ts'

/** A request before it is sent. */
export interface TransportRequest {
  method: Endpoint['method']
  /** Path with its parameters filled in, without query. */
  path: string
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  headers: Record<string, string>
  signal: AbortSignal
}

/** Carries a request to the server. Resolves to the parsed answer, whatever its status; rejects when there is none. */
export type Transport = (request: TransportRequest) => Promise<unknown>

export interface ClientOptions {
  transport: Transport
  /** The session's token; null for a guest. */
  getToken: () => string | null
  /** The language of the server's messages, e.g. `zh-CN`. */
  getLanguage: () => string
  /** The text for a failure that brings none of its own. */
  describeFailure: (failure: NetworkFailure | 'noMessage') => string
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
}

/** After this many milliseconds a call is aborted. */
export const REQUEST_TIMEOUT = 60_000

type Call<E extends Endpoint> =
  unknown extends EndpointInput<E>
    ? (input?: Record<string, never>, options?: CallOptions) => Promise<EndpointData<E>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<EndpointData<E>>

type Table = Record<string, Record<string, Endpoint>>

/** One function per endpoint of the contract: `client.question.page({ bankId: 1 })`. */
export type Client<C extends Table> = {
  readonly [R in keyof C]: { readonly [K in keyof C[R]]: C[R][K] extends Endpoint ? Call<C[R][K]> : never }
}

/**
 * Makes the typed client of a contract.
 *
 * A code other than 0 rejects with {@link ApiError} and a missing answer with {@link NetworkError}, both after
 * `onError` was called, or `onUnauthorized` where a token was refused.
 */
export function createClient<C extends Table>(contract: C, options: ClientOptions): Client<C> {
  const resources = Object.entries(contract).map(([name, endpoints]) => [
    name,
    Object.fromEntries(
      Object.entries(endpoints).map(([verb, endpoint]) => [
        verb,
        (input?: Record<string, unknown>, callOptions?: CallOptions) =>
          call(endpoint, input ?? {}, callOptions ?? {}, options),
      ]),
    ),
  ])
  return Object.fromEntries(resources) as Client<C>
}

async function call(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { quiet = false, signal }: CallOptions,
  options: ClientOptions,
) {
  const token = options.getToken()
  try {
    const envelope = await send(endpoint, input, token, signal, options)
    if (envelope.code === Code.success) return envelope.data
    throw new ApiError(envelope.code, envelope.message || options.describeFailure('noMessage'), envelope.data)
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) report(error, token, quiet, options)
    throw error
  }
}

function report(
  error: ApiError | NetworkError,
  token: string | null,
  quiet: boolean,
  { onUnauthorized, onError }: ClientOptions,
) {
  const isExpired = error instanceof ApiError && error.code === Code.notLoggedIn && token !== null
  if (isExpired && onUnauthorized) onUnauthorized(token, quiet ? null : error.message)
  else if (!quiet) onError?.(error)
}

async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | null,
  signal: AbortSignal | undefined,
  options: ClientOptions,
) {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT)
  try {
    const answer = await options.transport({
      ...place(endpoint, input),
      headers: {
        'Accept-Language': options.getLanguage(),
        ...(token === null ? {} : { Authorization: token }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (isEnvelope(answer)) return answer
  } catch (error) {
    if (signal?.aborted) throw error
    const failure = timeout.aborted ? 'timeout' : 'offline'
    throw new NetworkError(failure, options.describeFailure(failure), error)
  }
  throw new NetworkError('badAnswer', options.describeFailure('badAnswer'))
}

/** Puts a flat input where the endpoint takes it: path, then query or body. */
function place(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return {
    method: endpoint.method,
    path,
    ...(endpoint.query && { query: rest }),
    ...(endpoint.body && { body: rest }),
  }
}

function isEnvelope(answer: unknown): answer is Envelope {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'number' &&
    'data' in answer &&
    'message' in answer
  )
}
