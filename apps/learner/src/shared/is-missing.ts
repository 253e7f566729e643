import { Code } from '@app/contract/common/envelope'

/**
 * Whether what was asked for does not exist: an address of no number is none either. By shape: the server that renders
 * the page has an ApiError of its own.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === Code.notFound || error.code === Code.badParameters)
