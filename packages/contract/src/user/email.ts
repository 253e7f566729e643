/** Before the @: atoms of RFC 5322, parted by dots. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const MAX_LOCAL_LENGTH = 64

/** After it: labels of letters, digits and inner hyphens; the last one is no number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** An address as it is kept and mailed to: in lower case, its domain in the letters of DNS. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at + 1)}${asciiDomain(domain)}`.toLowerCase()
}

/** As the URL parser writes it; as it is where that is no host. */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{N}\p{M}.\u3002\uff0e\uff61-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  return local.length <= MAX_LOCAL_LENGTH && LOCAL.test(local) && DOMAIN.test(address.slice(at + 1))
}
