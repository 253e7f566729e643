import type { i18n } from 'i18next'
import { makeObservable, observable, runInAction } from 'mobx'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { importCode } from '../../shared/import-code.ts'
import type { PageModule } from '../../shared/root/store-context.ts'
import type { AppRoute } from '../routes.tsx'

interface Loading {
  module: PageModule | null
  promise: Promise<PageModule>
}

interface Failure {
  visit: string
  error: unknown
}

/** Fetches the pages' code and texts, once each. A page that failed to arrive is asked for again the next time. */
export class PageLoader {
  /** How many pages the user is waiting for. */
  waiting = 0
  readonly #i18n: i18n
  readonly #pages = new Map<AppRoute, Loading>()
  readonly #failures = new Map<AppRoute, Failure>()

  constructor(i18n: i18n) {
    this.#i18n = i18n
    makeObservable(this, { waiting: observable })
  }

  /**
   * The page if it is here, else the promise of it.
   * @param visit names the occasion: where the page failed to arrive it is not asked for a second time
   * @throws what it failed with on this visit
   */
  get(route: AppRoute, visit: string): PageModule | Promise<PageModule> {
    const failure = this.#failures.get(route)
    if (failure?.visit === visit) throw failure.error
    const { module, promise } = this.#find(route)
    if (module) return module
    void this.#countWaiting(promise)
    promise.catch((error: unknown) => this.#failures.set(route, { visit, error }))
    return promise
  }

  /** The page, as soon as it is here. */
  load(route: AppRoute): Promise<PageModule> {
    return this.#find(route).promise
  }

  /** Fetches a page that the user will probably open. */
  preload(route: AppRoute): void {
    this.#find(route)
  }

  #find(route: AppRoute): Loading {
    const known = this.#pages.get(route)
    if (known) return known
    const loading: Loading = { module: null, promise: this.#fetch(route) }
    this.#pages.set(route, loading)
    loading.promise.then(
      (module) => {
        loading.module = module
        this.#failures.delete(route)
      },
      () => this.#pages.delete(route),
    )
    return loading
  }

  async #fetch({ page, namespaces = [] }: AppRoute): Promise<PageModule> {
    const [module] = await Promise.all([importCode(page), this.#loadTexts(namespaces)])
    return module
  }

  async #loadTexts(namespaces: readonly string[]): Promise<void> {
    await this.#i18n.loadNamespaces(namespaces)
    await loadTexts(this.#i18n, this.#i18n.language, namespaces)
  }

  async #countWaiting(page: Promise<unknown>): Promise<void> {
    // Called while React renders, when no observable may change.
    await null
    this.#addWaiting(1)
    await Promise.allSettled([page])
    this.#addWaiting(-1)
  }

  #addWaiting(difference: number): void {
    runInAction(() => {
      this.waiting += difference
    })
  }
}
