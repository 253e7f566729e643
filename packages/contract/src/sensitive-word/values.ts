/** What happens to a text that holds a sensitive word: the word is masked, an admin looks first, or it is not taken. */
export const SENSITIVE_WORD_ACTIONS = ['mask', 'hold', 'refuse'] as const
export type SensitiveWordAction = (typeof SENSITIVE_WORD_ACTIONS)[number]

export const sensitiveWordLimits = { word: 50, note: 200, atOnce: 5000 } as const

/** What admins do to the words, as the audit log names it. */
export const sensitiveWordAudit = {
  target: 'sensitiveWord',
  actions: ['sensitiveWord.add', 'sensitiveWord.addMany', 'sensitiveWord.update', 'sensitiveWord.delete'],
} as const
