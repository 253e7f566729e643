import type { FieldError } from '@app/contract/common/envelope'

/** The server answered with a code other than 0. Callers look at `code` and `data`, never parse `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly data: unknown
  /** By which the operator finds a fault of the server in its log, in words; null for any other answer. */
  readonly reference: string | null

  constructor(code: number, message: string, data: unknown, reference: string | null = null) {
    super(message)
    this.code = code
    this.data = data
    this.reference = reference
  }

  /** What a 40000 answer says about single fields; empty for any other answer. */
  get fieldErrors(): FieldError[] {
    return Array.isArray(this.data) ? this.data.filter(isFieldError) : []
  }
}

/** Why no envelope arrived: nothing came back, nothing came back in time, or something else came back. */
export type NetworkFailure = 'offline' | 'timeout' | 'badAnswer'

/** No envelope arrived. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly failure: NetworkFailure
  /** As {@link ApiError.reference}, where something came back that bears an id. */
  readonly reference: string | null

  constructor(failure: NetworkFailure, message: string, cause?: unknown, reference: string | null = null) {
    super(message, { cause })
    this.failure = failure
    this.reference = reference
  }
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value
}
