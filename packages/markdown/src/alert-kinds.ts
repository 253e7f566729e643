export const ALERT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const

/** The kinds of alerts GitHub knows. */
export type AlertKind = (typeof ALERT_KINDS)[number]

/** The kind that a word names, whatever its case. */
export function alertKindOf(word: string): AlertKind | undefined {
  return ALERT_KINDS.find((kind) => kind === word.toLowerCase())
}
