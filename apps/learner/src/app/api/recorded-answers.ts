import { ApiError, type CallOptions, NetworkError } from '@app/api-client'
import type { Api } from '../../shared/api.ts'

interface RecordedAnswer {
  data?: unknown
  /** What the call failed with; the code is null when no answer came. */
  failure?: Failure
}

interface Failure {
  code: number | null
  message: string
}

/** What the calls of a page's `load` answered on the server, by call and input: the state the browser starts from. */
export type RecordedAnswers = Record<string, RecordedAnswer>

/** Any call of the api. */
export type Call = (input?: object, options?: CallOptions) => Promise<unknown>

/** Wraps a client so that every answer is also recorded in `answers`. */
export function recordAnswers(api: Api): { api: Api; answers: RecordedAnswers } {
  const answers: RecordedAnswers = {}
  const record = async (name: string, call: Call, input?: object, options?: CallOptions) => {
    try {
      const data = await call(input, options)
      answers[keyOf(name, input)] = { data }
      return data
    } catch (error) {
      const failure = describe(error)
      answers[keyOf(name, input)] = { failure }
      // The same as in the browser: pages tell failures by their class.
      throw errorOf(failure)
    }
  }
  const resources = Object.entries(api).map(([resource, calls]) => {
    const recorded = Object.entries(calls).map(([verb, call]) => [
      verb,
      record.bind(null, `${resource}.${verb}`, call as Call),
    ])
    return [resource, Object.fromEntries(recorded)]
  })
  return { api: Object.fromEntries(resources), answers }
}

/** Takes the answer noted for a call out of `answers`: what returns or throws it; null when there is none. */
export function takeAnswer(answers: RecordedAnswers, name: string, input?: object): (() => unknown) | null {
  const key = keyOf(name, input)
  const answer = answers[key]
  if (!answer) return null
  delete answers[key]
  return () => {
    if (!answer.failure) return answer.data
    throw errorOf(answer.failure)
  }
}

function errorOf({ code, message }: Failure): Error {
  return code === null ? new NetworkError('offline', message) : new ApiError(code, message, null)
}

function keyOf(name: string, input: object = {}): string {
  return `${name} ${JSON.stringify(input)}`
}

// By shape, as the server's ApiError is another class than the one in this bundle.
function describe(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null
  return { code, message: error instanceof Error ? error.message : String(error) }
}
