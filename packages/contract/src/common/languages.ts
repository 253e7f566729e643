/** The languages of locales/, as BCP 47 tags; the first is the product's own. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of that tag, or the product's own. */
export function toLanguage(tag: string | undefined): Language {
  return LANGUAGES.find((language) => language === tag) ?? LANGUAGES[0]
}

/** The language a reader chose on one of the sites, which a cookie remembers, or the product's own. */
export function languageOfCookies(cookies: string): Language {
  return toLanguage(/(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1])
}
