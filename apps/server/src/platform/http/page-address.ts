const badEscape = /%(?![0-9a-f]{2})/gi
/** Control characters: no page's path holds one, no query a NUL. */
const controlEscape = /%(?=[01][0-9a-f]|7f)/gi
const nulEscape = /%(?=00)/g

/**
 * A request's address as the router can read it. What cannot be decoded is taken as it stands, so that such an
 * address is a page that does not exist; addresses that name a host too (as proxies write them) lose it.
 */
export function readableAddress(url: string): string {
  const address = /^https?:\/\/[^/?]*/i.test(url) ? url.replace(/^https?:\/\/[^/?]*/i, '') || '/' : url
  if (address.startsWith('/api/') || !address.includes('%')) return address
  const [path = '', query] = splitOnce(address)
  const readable = (isDecodable(path) ? path : path.replaceAll('%', '%25')).replace(controlEscape, '%25')
  return query === undefined
    ? readable
    : `${readable}?${query.replace(badEscape, '%25').replace(nulEscape, '%25')}`
}

/** Whether an address, as it was sent, names no page because its path cannot be read. */
export function hasBrokenPath(url: string): boolean {
  const [path = ''] = splitOnce(url)
  return !isDecodable(path) || path.search(controlEscape) >= 0
}

function splitOnce(address: string): [string, string?] {
  const at = address.indexOf('?')
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const hostName = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** The address of the site as a request names it; what is no host or no web protocol never gets into a page. */
export function originOf({ protocol, host }: { protocol: string; host: string }): string {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${hostName.test(host) ? host : 'localhost'}`
  return URL.canParse(origin) ? origin : 'http://localhost'
}
