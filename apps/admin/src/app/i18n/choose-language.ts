import type { Language } from '@app/contract/common/languages'

const YEAR = 365 * 24 * 60 * 60

/** Changes the language of both sites; the console is reloaded in it. */
export function chooseLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and the site works without.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
  window.location.reload()
}
