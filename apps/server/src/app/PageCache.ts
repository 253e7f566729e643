import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './site-builds.ts'

/** A guest's page is the same for every guest and may be this old: after it, what a write changed is seen. */
const PAGE_MILLISECONDS = 3_000
const MAX_PAGES = 300
/** Longer addresses are rendered but not kept. */
const MAX_KEY_LENGTH = 600

/** Keeps rendered pages for some seconds; a page that many ask for at once is rendered once. */
export class PageCache {
  readonly #pages = new LRUCache<string, RenderedPage>({ max: MAX_PAGES, ttl: PAGE_MILLISECONDS })
  readonly #rendering = new Map<string, Promise<RenderedPage>>()

  /** @param key everything that the page depends on */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.#pages.get(key)
    if (known) return known
    const running = this.#rendering.get(key) ?? this.#render(key, render)
    return running
  }

  #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((page) => {
        if (page.status === 200 && key.length <= MAX_KEY_LENGTH) this.#pages.set(key, page)
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }
}
