const ACCOUNT_PAGES = new Set(['/login', '/register', '/reset-password'])

/** Whether a path is one of those where people sign in. */
export function isAccountPage(pathname: string): boolean {
  return ACCOUNT_PAGES.has(pathname)
}
