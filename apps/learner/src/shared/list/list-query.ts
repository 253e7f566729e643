/** The last page an address may name. */
const MAX_PAGE = 1_000_000

/** Reads the page number from an address, from 1; an invalid one counts as 1. */
export function readPage(search: URLSearchParams): number {
  return Math.min(Math.max(readInteger(search, 'page') ?? 1, 1), MAX_PAGE)
}

/** Reads an id, undefined where there is none. */
export function readId(search: URLSearchParams, name: string): number | undefined {
  return readInteger(search, name) || undefined
}

/** Reads a text without the spaces around it, undefined where it is empty. */
export function readText(search: URLSearchParams, name: string, maxLength: number): string | undefined {
  return search.get(name)?.trim().slice(0, maxLength) || undefined
}

/** Reads one of a few values, undefined for any other. */
export function readChoice<V extends string | number>(
  search: URLSearchParams,
  name: string,
  values: readonly V[],
): V | undefined {
  return values.find((value) => String(value) === search.get(name))
}

/** Reads some of a few values, in the values' order; any others are left out. */
export function readChoices<V extends string | number>(
  search: URLSearchParams,
  name: string,
  values: readonly V[],
): V[] {
  const given = search.getAll(name)
  return values.filter((value) => given.includes(String(value)))
}

/** Reads texts without the spaces around them, each once; empty ones are left out. */
export function readTexts(search: URLSearchParams, name: string, maxLength: number): string[] {
  const texts = search.getAll(name).map((text) => text.trim().slice(0, maxLength))
  return [...new Set(texts)].filter((text) => text !== '')
}

type Value = string | number | undefined

/** The query of an address, `?…` or empty. Values that are undefined are left out, several of a name stand one after the other. */
export function writeSearch(values: Record<string, Value | readonly Value[]>): string {
  const given = Object.entries(values).flatMap(([name, some]) =>
    [some].flat().flatMap((value) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const text = new URLSearchParams(given).toString()
  return text && `?${text}`
}

/**
 * The query of the address as it is now. What `useSearchParams` says is older while the list of a choice just made is
 * still being loaded: a second choice made from that would take the first one back.
 */
export function currentSearch(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

function readInteger(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
