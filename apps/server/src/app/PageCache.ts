import { LRUCache } from 'lru-cache'
import type { PageLookup } from '../platform/metrics/measure-pages.ts'
import type { GuestPage } from './GuestPage.ts'

/** Every guest gets the same page. It may be this old, so a write on another node shows after this time at the latest. */
const PAGE_MILLISECONDS = 3_000
const MAX_BYTES = 48 * 1024 * 1024
/** Longer addresses are rendered but not kept. */
const MAX_KEY_LENGTH = 600

/** Caches rendered pages for some seconds. Simultaneous requests for a page share one rendering. */
export class PageCache {
  readonly #pages = new LRUCache<string, GuestPage>({
    ttl: PAGE_MILLISECONDS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ maxBytes }) => maxBytes,
  })
  #rendering = new Map<string, Promise<GuestPage>>()
  readonly #onLookup: (lookup: PageLookup) => void

  constructor(onLookup: (lookup: PageLookup) => void = () => {}) {
    this.#onLookup = onLookup
  }

  /** @param key everything that the page depends on */
  async get(key: string, render: () => Promise<GuestPage>): Promise<GuestPage> {
    const known = this.#pages.get(key)
    const running = this.#rendering.get(key)
    this.#onLookup(known ? 'hit' : running ? 'shared' : 'miss')
    return known ?? running ?? this.#render(key, render)
  }

  /** Drops every page, including those being rendered: they may show old content. */
  clear(): void {
    this.#pages.clear()
    this.#rendering = new Map()
  }

  #render(key: string, render: () => Promise<GuestPage>): Promise<GuestPage> {
    const running = this.#rendering
    const rendering = render()
      .then((page) => {
        const isCurrent = running === this.#rendering
        const isKept = page.status === 200 && !page.isUnlisted && key.length <= MAX_KEY_LENGTH
        if (isCurrent && isKept) this.#pages.set(key, page)
        return page
      })
      .finally(() => running.delete(key))
    running.set(key, rendering)
    return rendering
  }
}
