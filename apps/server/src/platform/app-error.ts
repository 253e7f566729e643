import { Code } from '@app/contract/common/envelope'

/** A refusal that a caller may see: a code of the envelope and the key of its text in `locales/<lng>/server.json`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: Code
  readonly messageKey: string
  readonly data: unknown
  readonly values: Readonly<Record<string, unknown>>

  /**
   * @param data what the envelope's `data` holds, e.g. the field errors of a 40000 answer
   * @param values what the text says in its places
   */
  constructor(
    code: Code,
    messageKey: string,
    data: unknown = null,
    values: Readonly<Record<string, unknown>> = {},
  ) {
    super(messageKey)
    this.code = code
    this.messageKey = messageKey
    this.data = data
    this.values = values
  }
}

/** The thing is not there, or not the caller's to see. */
export const notFound = () => new AppError(Code.notFound, 'notFound')

/**
 * A refusal of one field that only the server can judge, e.g. an e-mail that is taken.
 * @param messageKey key in `locales/<lng>/validation.json`
 */
export const fieldRefused = (code: Code, path: string, messageKey: string) =>
  new AppError(code, 'badParameters', [{ path, message: messageKey }])
