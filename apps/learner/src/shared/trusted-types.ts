interface DefaultPolicy {
  createHTML: (html: string) => string
}

type TrustedTypesWindow = Pick<Window, 'document'> & {
  trustedTypes?: { createPolicy: (name: 'default', rules: DefaultPolicy) => unknown }
}

let sanitize: ((html: string) => string) | null = null

/**
 * Makes the default Trusted Types policy, before anything else runs: text without markup passes, markup only through
 * the sanitizer of {@link allowMarkup}, script addresses never.
 */
export function installTrustedTypes(window: TrustedTypesWindow): void {
  window.trustedTypes?.createPolicy('default', { createHTML: clean })
}

/** Lets markup pass this sanitizer; called by the lazy chunks whose libraries write innerHTML. */
export function allowMarkup(sanitizer: (html: string) => string): void {
  sanitize = sanitizer
}

function clean(html: string): string {
  if (!html.includes('<')) return html
  if (sanitize === null) throw new TypeError('markup was written before a sanitizer was set')
  return sanitize(html)
}
