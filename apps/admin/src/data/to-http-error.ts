import { ApiError } from '@app/api-client'
import { HttpError } from 'react-admin'

/** Codes of the envelope are an HTTP status and two more digits. */
const CODES_PER_STATUS = 100

/**
 * An error as react-admin understands it: the message, with the id of a fault of the server, becomes a notification, `body.errors` the messages beside a
 * form's fields. Errors that are no answer of the server are passed on unchanged.
 */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = Object.fromEntries(error.fieldErrors.map(({ path, message }) => [path, message]))
  const status = Math.trunc(error.code / CODES_PER_STATUS)
  return new HttpError(error.message + (error.reference ?? ''), status, {
    code: error.code,
    data: error.data,
    errors,
  })
}

/** Passes a call's answer on and converts its errors with {@link toHttpError}. */
export function withHttpErrors<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw toHttpError(error)
  })
}
