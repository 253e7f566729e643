/*
 * What the sites or their libraries use and the oldest browsers lack (see oldest-browsers.ts). Imported before all else;
 * e2e/specs/old-browsers.spec.ts finds what is missing here.
 */

/** Words as far as an index of differences needs them: each Han character is one. */
const WORD = /\p{sc=Han}|[\p{L}\p{N}\p{M}_']+|\s+|./gsu
const GRAPHEME = /\P{M}?\p{M}*/gsu

/** For Firefox before 125. */
class Segmenter {
  readonly #granularity: string

  constructor(_locales?: unknown, { granularity = 'grapheme' }: Intl.SegmenterOptions = {}) {
    this.#granularity = granularity
  }

  resolvedOptions() {
    return { granularity: this.#granularity }
  }

  segment(input: string) {
    const matches = input.matchAll(this.#granularity === 'grapheme' ? GRAPHEME : WORD)
    return Array.from(matches, ({ 0: segment, index }) => ({ segment, index, input }))
  }
}

/** What is put in its place, by where that is. */
export const fallbacks: [owner: object, names: Record<string, unknown>][] = [
  [
    AbortSignal,
    {
      any(signals: Iterable<AbortSignal>) {
        const controller = new AbortController()
        for (const signal of signals) {
          const abort = () => controller.abort(signal.reason)
          if (signal.aborted) abort()
          else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
        }
        return controller.signal
      },
    },
  ],
  [
    Array.prototype,
    {
      toReversed(this: unknown[]) {
        return [...this].reverse()
      },
      toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
        return [...this].sort(compare)
      },
      toSpliced(this: unknown[], start: number, count: number, ...items: unknown[]) {
        const copy = [...this]
        copy.splice(start, count, ...items)
        return copy
      },
      with(this: unknown[], index: number, value: unknown) {
        const copy = [...this]
        copy[index < 0 ? this.length + index : index] = value
        return copy
      },
    },
  ],
  [
    Element.prototype,
    {
      checkVisibility(this: Element) {
        return this.getClientRects().length > 0
      },
    },
  ],
  [Intl, { Segmenter }],
  [
    Object,
    {
      groupBy<T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey) {
        const groups: Record<PropertyKey, T[]> = Object.create(null)
        let index = 0
        for (const item of items) {
          const key = keyOf(item, index++)
          groups[key] = [...(groups[key] ?? []), item]
        }
        return groups
      },
    },
  ],
  [
    URL,
    {
      canParse(address: string, base?: string) {
        try {
          return new URL(address, base) !== null
        } catch {
          return false
        }
      },
    },
  ],
]

for (const [owner, names] of fallbacks)
  for (const [name, value] of Object.entries(names))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
