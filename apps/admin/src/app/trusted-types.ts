type TrustedTypesWindow = Pick<Window, 'document'> & {
  trustedTypes?: {
    createPolicy: (name: 'default', rules: { createHTML: (html: string) => string }) => unknown
  }
}

/**
 * Makes the default Trusted Types policy, before anything else runs, as MUI writes innerHTML: text without markup
 * passes, nothing else. Markdown comes cleaned, by a policy of its own.
 */
export function installTrustedTypes(window: TrustedTypesWindow): void {
  window.trustedTypes?.createPolicy('default', { createHTML: refuseMarkup })
}

function refuseMarkup(html: string): string {
  if (html.includes('<')) throw new TypeError('markup that nobody has cleaned')
  return html
}
