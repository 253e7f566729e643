import { safeRedirect } from '../../../shared/safe-redirect.ts'

/** Where a user goes after logging in. */
export interface LoginRedirect {
  /** A path of this site, with query and hash. */
  path: string
  /** The console is another app, reached by loading its document. */
  isConsole: boolean
}

/** Reads the redirect from the login page's query. */
export function readLoginRedirect(search: URLSearchParams): LoginRedirect {
  const path = safeRedirect(search.get('redirect'))
  return { path, isConsole: /^\/admin(?![^/?#])/.test(path) }
}

/** The address of another account page with the same redirect as this one. */
export function keepLoginRedirect(
  page: '/login' | '/register' | '/reset-password',
  search: URLSearchParams,
): string {
  const redirect = search.get('redirect')
  return redirect === null ? page : `${page}?redirect=${encodeURIComponent(redirect)}`
}

/** The sections of the site, the more exact first, and the keys of their names in `common`. */
const places: readonly (readonly [start: string, nameKey: string])[] = [
  ['/problems/bagu/', 'title.question'],
  ['/problems/code/', 'title.question'],
  ['/problems/cards', 'title.cards'],
  ['/problems/paper', 'title.paper'],
  ['/problems/plan', 'title.plan'],
  ['/problems/review', 'title.review'],
  ['/problems', 'title.problems'],
  ['/interview', 'title.interview'],
  ['/discussion/create', 'title.createDiscussion'],
  ['/discussion', 'title.discussion'],
  ['/learning', 'title.learning'],
  ['/message', 'title.message'],
  ['/contribute', 'title.contribute'],
  ['/search', 'title.search'],
  ['/user/profile', 'title.profile'],
  ['/user/edit', 'title.editProfile'],
  ['/user/settings', 'title.settings'],
  ['/admin', 'title.console'],
]

/** The key of a place's name; undefined for home and for places without a name of their own. */
export function placeNameKey(path: string): string | undefined {
  return places.find(([start]) => path.startsWith(start))?.[1]
}
