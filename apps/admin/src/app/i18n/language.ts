export const LANGUAGES = ['zh-CN', 'en-US'] as const
export type Language = (typeof LANGUAGES)[number]

const YEAR = 365 * 24 * 60 * 60

/** The language both sites share by a cookie; zh-CN unless something else was chosen. */
export function readLanguage(cookies: string): Language {
  const chosen = /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1]
  return LANGUAGES.find((language) => language === chosen) ?? 'zh-CN'
}

/** Changes the language of both sites; the console starts anew in it. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and the site works without.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
  window.location.reload()
}
