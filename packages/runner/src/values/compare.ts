import type { Comparison } from '../problem.ts'
import type { Difference } from '../run.ts'
import { equals } from './equals.ts'
import { inspect } from './inspect.ts'

/** More differences than these are not told. */
const MOST_DIFFERENCES = 20

/** @returns where the actual value is not what is expected; none when it is right */
export function compare(expected: unknown, actual: unknown, comparison: Comparison): Difference[] {
  if (comparison === 'unordered' && Array.isArray(expected) && Array.isArray(actual)) {
    return compareUnordered(expected, actual)
  }
  const isDeep = comparison === 'unordered-deep'
  const search = new Search(comparison === 'float')
  search.visit(isDeep ? sortDeep(expected) : expected, isDeep ? sortDeep(actual) : actual, [])
  return search.found
}

/** Finds the items that only one of two lists has. */
export function compareUnordered(expected: readonly unknown[], actual: readonly unknown[]): Difference[] {
  const left = new Map<string, number[]>()
  for (const [place, item] of actual.entries()) {
    const key = keyOf(item)
    left.set(key, [...(left.get(key) ?? []), place])
  }
  const missing = expected.flatMap((item, place): Difference[] =>
    left.get(keyOf(item))?.shift() === undefined ? [{ path: [place], expected: inspect(item) }] : [],
  )
  const more = [...left.values()]
    .flat()
    .map((place): Difference => ({ path: [place], actual: inspect(actual[place]) }))
  return [...missing, ...more].slice(0, MOST_DIFFERENCES)
}

/** A text that equal values share. */
const keyOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : inspect(value)

function sortDeep(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value
    .map(sortDeep)
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ item }) => item)
}

class Search {
  readonly found: Difference[] = []
  readonly #isNear: boolean

  constructor(isNear: boolean) {
    this.#isNear = isNear
  }

  visit(expected: unknown, actual: unknown, path: Difference['path']): void {
    if (this.found.length >= MOST_DIFFERENCES || equals(expected, actual, this.#isNear)) return
    if (Array.isArray(expected) && Array.isArray(actual)) this.#visitLists(expected, actual, path)
    else if (isPlain(expected) && isPlain(actual)) this.#visitObjects(expected, actual, path)
    else this.found.push({ path, expected: inspect(expected), actual: inspect(actual) })
  }

  #visitLists(expected: readonly unknown[], actual: readonly unknown[], path: Difference['path']): void {
    const longer = Math.max(expected.length, actual.length)
    for (let place = 0; place < longer && this.found.length < MOST_DIFFERENCES; place += 1) {
      this.#visitKey(expected, actual, place, path)
    }
  }

  #visitObjects(expected: object, actual: object, path: Difference['path']): void {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      this.#visitKey(expected, actual, key, path)
    }
  }

  #visitKey(expected: object, actual: object, key: string | number, path: Difference['path']): void {
    if (this.found.length >= MOST_DIFFERENCES) return
    const here = [...path, key]
    const [wanted, got]: unknown[] = [Reflect.get(expected, key), Reflect.get(actual, key)]
    if (!Object.hasOwn(actual, key)) this.found.push({ path: here, expected: inspect(wanted) })
    else if (!Object.hasOwn(expected, key)) this.found.push({ path: here, actual: inspect(got) })
    else this.visit(wanted, got, here)
  }
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
