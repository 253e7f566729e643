import type { Endpoint } from '@app/contract/common/endpoint'
import { Code, type Envelope } from '@app/contract/common/envelope'
import { WORK_HEADER, type WorkOrder } from '@app/contract/common/work'
import type { Client, ClientOptions, StreamOptions, Table, TransportRequest } from './client.ts'
import { Deadline } from './deadline.ts'
import { ApiError, NetworkError } from './errors.ts'
import { readEvents } from './read-events.ts'

/**
 * After this many milliseconds a call is aborted; a stream is when nothing at all arrives for so long, its heartbeat
 * included.
 */
export const REQUEST_TIMEOUT = 60_000

const MOST_WORKS = 3

/** Codes from here on are faults of the server. */
const SERVER_FAULT = 50_000

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
        (input?: Record<string, unknown>, callOptions?: StreamOptions) =>
          call(endpoint, input ?? {}, callOptions ?? {}, options),
      ]),
    ),
  ])
  return Object.fromEntries(resources) as Client<C>
}

async function call(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  callOptions: StreamOptions,
  options: ClientOptions,
) {
  const token = options.getToken()
  try {
    const { answer, reference } = await sendWithWork(endpoint, input, token, callOptions, options)
    if (!isEnvelope(answer)) return answer
    const { code, message, data } = answer
    if (code === Code.success) return data
    const told = code >= SERVER_FAULT ? reference : null
    throw new ApiError(code, message || options.describeFailure('noMessage'), data, told)
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError)
      report(error, token, callOptions.quiet ?? false, options)
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

/** Sends a call again with the work that the server asks for. It asks for more when others were faster. */
async function sendWithWork(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | null,
  callOptions: StreamOptions,
  options: ClientOptions,
): Promise<Answered> {
  let answered = await send(endpoint, input, token, callOptions, options)
  for (let works = 0; works < MOST_WORKS; works += 1) {
    const { answer } = answered
    const order = isEnvelope(answer) && answer.code === Code.workNeeded && toWorkOrder(answer.data)
    if (!order) return answered
    const { doWork } = await import('./do-work.ts')
    const work = await doWork(order, callOptions.signal)
    answered = await send(endpoint, input, token, callOptions, options, work)
  }
  return answered
}

/** By hand, as the contract's schemas are too heavy for the first paint. */
function toWorkOrder(data: unknown): WorkOrder | null {
  if (typeof data !== 'object' || data === null || !('challenge' in data) || !('bits' in data)) return null
  const { challenge, bits } = data
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : null
}

interface Answered {
  /** An envelope, or a stream's events. */
  answer: Envelope | AsyncIterable<unknown>
  reference: string | null
}

async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | null,
  { signal, onProgress, lastEventId, onBadEvent }: StreamOptions,
  options: ClientOptions,
  work?: string,
): Promise<Answered> {
  let reference: string | null = null
  const deadline = new Deadline(REQUEST_TIMEOUT)
  const fail = (error: unknown): never => {
    deadline.lift()
    if (signal?.aborted) throw error
    const failure = deadline.isOver ? 'timeout' : 'offline'
    throw new NetworkError(failure, options.describeFailure(failure), error)
  }
  const request: TransportRequest = {
    ...place(endpoint, input),
    headers: {
      'Accept-Language': options.getLanguage(),
      ...(token === null ? {} : { Authorization: token }),
      ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
      ...(work === undefined ? {} : { [WORK_HEADER]: work }),
    },
    signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
    isStream: endpoint.events !== undefined,
    onRequestId: (id) => {
      reference = options.describeRequestId?.(id) ?? null
    },
    ...(onProgress && {
      onProgress: (share: number) => {
        deadline.restart()
        onProgress(share)
      },
    }),
  }
  const answer = await options.transport(request).catch(fail)
  if (endpoint.events && answer instanceof ReadableStream) {
    const events = readEvents(endpoint, answer, { onActivity: () => deadline.restart(), onBadEvent })
    return { answer: untilBroken(events, deadline, fail), reference }
  }
  deadline.lift()
  // A stream has no envelope for success.
  if (isEnvelope(answer) && !(endpoint.events && answer.code === Code.success)) return { answer, reference }
  throw new NetworkError('badAnswer', options.describeFailure('badAnswer'), undefined, reference)
}

async function* untilBroken<T>(
  events: AsyncIterable<T>,
  deadline: Deadline,
  fail: (error: unknown) => never,
) {
  try {
    yield* events
  } catch (error) {
    fail(error)
  } finally {
    deadline.lift()
  }
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
