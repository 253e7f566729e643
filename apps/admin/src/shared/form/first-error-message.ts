/**
 * What is wrong with a field, or with the first of its items that is wrong: the server says `tags.2`, the form knows
 * one field `tags`.
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
