type TrustedTypesWindow = Pick<Window, 'document'> & {
  trustedTypes?: {
    createPolicy: (name: 'default', rules: { createHTML: (html: string) => string }) => unknown
  }
}

/**
 * Makes the default Trusted Types policy before anything else runs, because MUI writes innerHTML. Only text without
 * markup passes. Markdown is sanitised by its own policy.
 */
export function installTrustedTypes(window: TrustedTypesWindow): void {
  window.trustedTypes?.createPolicy('default', { createHTML: refuseMarkup })
}

function refuseMarkup(html: string): string {
  if (html.includes('<')) throw new TypeError('markup that nobody has cleaned')
  return html
}
