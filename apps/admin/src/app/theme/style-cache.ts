import createCache, { type EmotionCache } from '@emotion/cache'

/** Writes styles with the document's nonce, before the stylesheets, which may thus refine them. */
export function createStyleCache(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) })
}
