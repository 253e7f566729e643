const PLURAL = /^(?<base>.+?)(?<ordinal>_ordinal)?_(?<category>zero|one|two|few|many|other)$/

/** Splits `items_other` into `items` and `other`; a key without plural form has no category. */
export function splitPlural(key: string): { base: string; category?: string } {
  const { base, ordinal = '', category } = PLURAL.exec(key)?.groups ?? {}
  return base && category ? { base: base + ordinal, category } : { base: key }
}

/** The plural forms i18next asks for in a language. */
export function pluralCategories(language: string, isOrdinal: boolean): string[] {
  return new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories
}
