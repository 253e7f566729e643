import createCache, { type EmotionCache } from '@emotion/cache'

/** Inserts styles with the document's nonce, in front of the stylesheets so that these can override them. */
export function createStyleCache(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  return createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) })
}
