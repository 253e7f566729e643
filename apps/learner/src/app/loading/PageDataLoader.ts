import type { PageLocation, PageModule, RootStore } from '../../shared/root/store-context.ts'

/** Runs the pages' `load`: once for each visit of an address, and again when somebody signs in or out there. */
export class PageDataLoader {
  #latestVisit: string | null = null

  async load(root: RootStore, page: PageModule, path: string, location: PageLocation): Promise<void> {
    const visit = JSON.stringify([path, location.search.toString(), root.session.token])
    if (visit === this.#latestVisit) return
    this.#latestVisit = visit
    await page.load?.(root, location)
  }
}
