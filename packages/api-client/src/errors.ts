import type { FieldError } from '@app/contract'

/** The server answered with a code other than 0. Callers look at `code` and `data`, never parse `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
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

  constructor(failure: NetworkFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.failure = failure
  }
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value
}
