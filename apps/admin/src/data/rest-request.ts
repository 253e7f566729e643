/** A call of ra-data-simple-rest, parsed from its address, method and body. */
export type RestRequest = { resource: string } & (
  | { kind: 'list'; filter: Values; sort: readonly [field: string, order: 'ASC' | 'DESC']; range: Range }
  | { kind: 'many'; ids: readonly (number | string)[] }
  | { kind: 'get'; id: string }
  | { kind: 'add'; values: Values }
  | { kind: 'update'; id: string; values: Values }
  | { kind: 'delete'; id: string }
)

/** The first and the last index of a range, both inclusive. */
export type Range = readonly [first: number, last: number]

export type Values = Record<string, unknown>

interface SentOptions {
  method?: string
  body?: unknown
}

/**
 * Parses a request of ra-data-simple-rest.
 * @param url `/users?filter=…` or `/problems/banks/7`; a resource's name may hold slashes
 * @param names the names of all resources
 * @throws Error for a resource or a method that does not exist
 */
export function readRestRequest(url: string, options: SentOptions, names: readonly string[]): RestRequest {
  const { pathname, searchParams } = new URL(url, 'http://rest.invalid')
  const { resource, id } = splitPath(pathname, names)
  const { method = 'GET' } = options
  if (method === 'GET') return id === null ? readList(resource, searchParams) : { kind: 'get', resource, id }
  if (method === 'POST' && id === null) return { kind: 'add', resource, values: readBody(options) }
  if (method === 'PUT' && id !== null) return { kind: 'update', resource, id, values: readBody(options) }
  if (method === 'DELETE' && id !== null) return { kind: 'delete', resource, id }
  throw new Error(`no call is made by ${method} ${pathname}`)
}

/** Takes the longest name that fits: `problems/banks` before a question with the id `banks`. */
function splitPath(pathname: string, names: readonly string[]): { resource: string; id: string | null } {
  const path = pathname.slice(1)
  const [resource] = names
    .filter((name) => path === name || path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)
  if (resource === undefined) throw new Error(`${path} belongs to no resource of the console`)
  const rest = path.slice(resource.length + 1)
  return { resource, id: rest === '' ? null : decodeURIComponent(rest) }
}

function readList(resource: string, query: URLSearchParams): RestRequest {
  const filter = JSON.parse(query.get('filter') ?? '{}')
  if (!query.has('range')) return { kind: 'many', resource, ids: filter.id }
  const sort = JSON.parse(query.get('sort') ?? 'null')
  const range = JSON.parse(query.get('range') ?? 'null')
  return { kind: 'list', resource, filter, sort, range }
}

function readBody({ body }: SentOptions): Values {
  return JSON.parse(String(body))
}
