import type { TFunction } from 'i18next'
import type { z } from 'zod/mini'

/** What a schema of the contract says of a text, in the server's words. @param t of `validation.json` */
export function issueText(issue: z.core.$ZodIssue, t: TFunction<'validation'>): string {
  if (issue.code === 'too_big') return t('tooLong', { count: Number(issue.maximum) })
  // The contract's own messages are keys.
  return t(issue.message, { defaultValue: t('invalid') })
}
