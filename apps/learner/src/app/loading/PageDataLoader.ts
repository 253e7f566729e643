import type { PageLocation, PageModule, RootStore } from '../../shared/root/store-context.ts'

/** Runs the pages' `load`: once for each visit of an address, and again when another person looks at it. */
export class Visits {
  #latest: string | null = null

  async begin(root: RootStore, page: PageModule, path: string, location: PageLocation): Promise<void> {
    const visit = JSON.stringify([path, location.search.toString(), root.session.token])
    if (visit === this.#latest) return
    this.#latest = visit
    await page.load?.(root, location)
  }
}
