import type { i18n } from 'i18next'
import type { z } from 'zod/mini'

type Issue = z.core.$ZodIssue
type Check = (value: string) => string | null

/**
 * Checks a text by a schema of the contract, as the server will, and says what is wrong in the server's words.
 * @param name the key of the field's name, where several fields may be empty at once
 */
export function checkBy(schema: z.ZodMiniType, texts: i18n, name?: string): Check {
  return (value) => {
    if (value.trim() === '') return required(texts, name)
    const issue = schema.safeParse(value).error?.issues[0]
    return issue ? describe(issue, texts) : null
  }
}

/** The same for a text that may be left empty. */
export function checkOptionalBy(schema: z.ZodMiniType, texts: i18n): Check {
  const check = checkBy(schema, texts)
  return (value) => (value.trim() === '' ? null : check(value))
}

/** Checks that a new password was typed the same way twice. */
export function checkConfirmation(texts: i18n) {
  return (value: string, { password }: { password: string }): string | null => {
    if (value === '') return required(texts, 'account:field.confirmation')
    return value === password ? null : texts.t('account:field.mismatch')
  }
}

function required({ t }: i18n, name?: string): string {
  return name === undefined ? t('validation:required') : t('validation:requiredField', { name: t(name) })
}

function describe(issue: Issue, { exists, t }: i18n): string {
  // The contract's own messages are keys.
  const own = `validation:${issue.message}`
  if (exists(own)) return t(own)
  if (issue.code === 'too_small') return t('validation:tooShort', { count: Number(issue.minimum) })
  if (issue.code === 'too_big') return t('validation:tooLong', { count: Number(issue.maximum) })
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('validation:email')
  return t('validation:invalid')
}
