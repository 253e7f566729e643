import type { i18n } from 'i18next'
import { makeObservable, observable, runInAction } from 'mobx'
import type { AppRoute } from './routes.tsx'
import type { PageModule } from './store-context.ts'

interface Loading {
  module: PageModule | null
  promise: Promise<PageModule>
}

/** Fetches the pages' code and texts, once each. A page that failed to arrive is asked for again the next time. */
export class PageLoader {
  /** How many pages somebody waits for. */
  waiting = 0
  readonly #i18n: i18n
  readonly #pages = new Map<AppRoute, Loading>()

  constructor(i18n: i18n) {
    this.#i18n = i18n
    makeObservable(this, { waiting: observable })
  }

  /** The page if it is here, else the promise of it. */
  get(route: AppRoute): PageModule | Promise<PageModule> {
    const { module, promise } = this.#find(route)
    if (module) return module
    void this.#countWaiting(promise)
    return promise
  }

  /** Fetches a page that will probably be asked for. */
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
      },
      () => this.#pages.delete(route),
    )
    return loading
  }

  async #fetch({ page, namespaces = [] }: AppRoute): Promise<PageModule> {
    const [module] = await Promise.all([page(), this.#i18n.loadNamespaces(namespaces)])
    return module
  }

  async #countWaiting(page: Promise<unknown>): Promise<void> {
    // Asked for while React renders, when nothing observed may change.
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
