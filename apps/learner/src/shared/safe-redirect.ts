const HOME = '/'
const BASE = 'http://site.invalid'

/**
 * The path of this site that a `redirect` parameter names, with query and hash; `/` for anything else, so that a
 * crafted link cannot lead to another site.
 */
export function safeRedirect(redirect: string | null): string {
  if (redirect === null || !redirect.startsWith('/') || !URL.canParse(redirect, BASE)) return HOME
  const { origin, pathname, search, hash } = new URL(redirect, BASE)
  return origin === BASE && isPlainPath(pathname) ? pathname + search + hash : HOME
}

/** Refuses what some server or browser on the way could decode into `//host`. */
function isPlainPath(pathname: string): boolean {
  let path = pathname
  for (;;) {
    if (/^\/[/\\]|[\\\p{Cc}]/u.test(path)) return false
    const decoded = decode(path)
    if (decoded === path) return true
    if (decoded === null) return false
    path = decoded
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
