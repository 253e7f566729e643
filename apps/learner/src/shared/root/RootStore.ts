import type { ApiError, ClientOptions, NetworkError } from '@app/api-client'
import { ToastStore } from '@app/ui/toast'
import type { i18n } from 'i18next'
import { makeObservable, observable, runInAction } from 'mobx'
import type { Api } from '../api.ts'
import type { KeyValueStorage } from '../browser-storage.ts'
import { LanguageStore } from '../i18n/LanguageStore.ts'
import { SessionStore } from '../session/SessionStore.ts'
import { completeSite, type GivenSite, type SiteSettings } from '../site-settings.ts'
import { ThemeStore } from '../theme/ThemeStore.ts'

/** Long enough to copy what is to be reported. */
const REFERENCE_MILLISECONDS = 10_000

/** What the root tells the api client: the token, the language, and where failures go. */
export type ApiWiring = Omit<ClientOptions, 'transport'>

export interface RootDependencies {
  createApi: (wiring: ApiWiring) => Api
  storage: KeyValueStorage
  i18n: i18n
  /** The operator's settings. */
  site?: GivenSite
}

/** A store of a feature: made with the root on first use, once per root. */
export type FeatureStoreClass<S> = new (root: RootStore) => S

/** All state of one browser tab, or of one request on the server. */
export class RootStore {
  readonly api: Api
  readonly i18n: i18n
  readonly storage: KeyValueStorage
  readonly site: SiteSettings
  readonly toasts = new ToastStore()
  readonly session: SessionStore
  readonly theme: ThemeStore
  readonly language: LanguageStore
  /** Grows when the features' stores are dropped; components that show them use it as their key. */
  generation = 0
  readonly #features = new Map<FeatureStoreClass<unknown>, unknown>()

  constructor({ createApi, storage, i18n, site }: RootDependencies) {
    makeObservable(this, { generation: observable })
    this.i18n = i18n
    this.storage = storage
    this.site = completeSite(site)
    this.theme = new ThemeStore(storage)
    this.language = new LanguageStore(i18n)
    this.api = createApi({
      getToken: () => this.session.token,
      getLanguage: () => this.language.current,
      describeFailure: (failure) => i18n.t(`failure.${failure}`),
      onUnauthorized: (refusedToken, message) => this.session.expire(refusedToken, message),
      describeRequestId: (id) => i18n.t('failure.reference', { id }),
      onError: (error) => this.#tellFailure(error),
    })
    this.session = new SessionStore({
      api: this.api,
      storage,
      notify: (type, message) => this.toasts[type](message),
      translate: (key) => i18n.t(key),
      onEnd: () => this.#dropFeatures(),
    })
  }

  /** The one instance of a feature's store. */
  feature<S>(Store: FeatureStoreClass<S>): S {
    const existing = this.#features.get(Store)
    if (existing instanceof Store) return existing
    const store = new Store(this)
    this.#features.set(Store, store)
    return store
  }

  /** Calls that fail at the same time for the same reason show one toast. */
  #tellFailure({ message, reference }: ApiError | NetworkError): void {
    const isTold = this.toasts.toasts.some((toast) => toast.type === 'error' && toast.message === message)
    if (isTold) return
    this.toasts.error(
      message,
      reference === null ? {} : { detail: reference, duration: REFERENCE_MILLISECONDS },
    )
  }

  /** The next user of this tab must not see what the last one loaded. */
  #dropFeatures(): void {
    this.#features.clear()
    runInAction(() => {
      this.generation += 1
    })
  }
}
