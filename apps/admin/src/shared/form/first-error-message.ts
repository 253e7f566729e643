/**
 * The message of a field's error, or of the first error among its items: the server reports `tags.2` where the form
 * has one field `tags`.
 */
export function firstErrorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '') {
    return error.message
  }
  for (const inner of Object.values(error)) {
    const message = firstErrorMessage(inner)
    if (message !== undefined) return message
  }
  return undefined
}
