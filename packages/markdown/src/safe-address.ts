const linkSchemes = new Set(['http:', 'https:', 'mailto:'])
const imageSchemes = new Set(['http:', 'https:'])

/**
 * The scheme a browser would take the address for: the URL parser strips what browsers strip (tabs, line breaks, control
 * characters), so no spelling of `javascript:` gets past. Relative addresses count as https.
 */
function schemeOf(address: string): string | undefined {
  return URL.canParse(address, 'https://relative.invalid')
    ? new URL(address, 'https://relative.invalid').protocol
    : undefined
}

function hasScheme(address: string, schemes: Set<string>): boolean {
  const scheme = schemeOf(address)
  return scheme !== undefined && schemes.has(scheme)
}

/** http, https, mailto and relative addresses. */
export function isSafeLink(address: string): boolean {
  return hasScheme(address, linkSchemes)
}

/** http, https and relative addresses. No data:, so that texts stay small; pictures are uploaded instead. */
export function isSafeImage(address: string): boolean {
  return hasScheme(address, imageSchemes)
}

/** Whether a picture is loaded from this site, however its address is written. */
export function isOwnImage(address: string): boolean {
  const site = 'https://relative.invalid'
  return URL.canParse(address, site) && new URL(address, site).origin === site
}

/** Leads away from the site; own pages are linked by relative addresses. */
export function isExternal(address: string): boolean {
  return /^(?:https?:|[\\/]{2})/i.test(address)
}
