export type LoginWay = 'password' | 'code'

/** Reads from the login page's query how the user wants to log in. */
export function readLoginWay(search: URLSearchParams): LoginWay {
  return search.get('way') === 'code' ? 'code' : 'password'
}

/** The query of the login page for the other way, all else kept. */
export function withLoginWay(search: URLSearchParams, way: LoginWay): string {
  const next = new URLSearchParams(search)
  if (way === 'password') next.delete('way')
  else next.set('way', way)
  return next.size === 0 ? '' : `?${next}`
}
