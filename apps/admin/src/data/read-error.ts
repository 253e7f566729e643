import { Code } from '@app/contract/common/envelope'
import { HttpError } from 'react-admin'
import type { Values } from './rest-request.ts'

/** Whether what the act is about has become another meanwhile. */
export const isConflict = (error: unknown): boolean =>
  error instanceof HttpError && error.body?.code === Code.conflict

/** The current record, if the error says that somebody else changed it meanwhile; null for any other error. */
export function currentOfConflict(error: unknown): Values | null {
  if (!(error instanceof HttpError) || error.body?.code !== Code.conflict) return null
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return null
  const { current } = data
  return typeof current === 'object' && current !== null ? { ...current } : null
}

/** The message of an error: those of its fields, or that of the whole. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined
  const messages = typeof errors === 'object' && errors !== null ? Object.values(errors).map(String) : []
  return messages.length > 0 ? messages.join(' ') : error.message
}
