import { makeObservable, observableRef, runInAction } from 'mobx'

type State<T> =
  | { readonly status: 'idle'; readonly value?: undefined }
  | { readonly status: 'loading'; readonly value: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly value: T | undefined; readonly error: unknown }

/**
 * What became of a request: `idle`, `loading`, `ready` or `failed`.
 *
 * A newer request aborts the older one and drops its answer. While loading again and after a failure the last value
 * stays, so that a list can stand while it is refreshed.
 */
export class RequestState<T> {
  state: State<T> = { status: 'idle' }
  #current: AbortController | null = null

  constructor() {
    makeObservable(this, { state: observableRef })
  }

  get status(): State<T>['status'] {
    return this.state.status
  }

  get value(): T | undefined {
    return this.state.value
  }

  /** What the failed request threw; undefined in every other state. */
  get error(): unknown {
    return this.state.status === 'failed' ? this.state.error : undefined
  }

  /**
   * Sends a request and follows it. Never rejects: a failure becomes the state `failed`.
   * @param keepsValue whether the last value stays when the request fails
   */
  async run(request: (signal: AbortSignal) => Promise<T>, keepsValue = () => true): Promise<void> {
    const controller = this.#replaceCurrent(new AbortController())
    this.#become({ status: 'loading', value: this.value })
    try {
      const value = await request(controller.signal)
      if (this.#current === controller) this.#become({ status: 'ready', value })
    } catch (error) {
      const value = keepsValue() ? this.value : undefined
      if (this.#current === controller) this.#become({ status: 'failed', value, error })
    }
  }

  /** Puts a value known by other means; a request under way is dropped. */
  set(value: T): void {
    this.#replaceCurrent(null)
    this.#become({ status: 'ready', value })
  }

  /** Changes the value that is there, e.g. optimistically; status and a request under way stay. */
  update(change: (value: T) => T): void {
    const { state } = this
    if (state.status === 'idle' || state.value === undefined) return
    this.#become({ ...state, value: change(state.value) })
  }

  /** Back to `idle`, without a value; a request under way is dropped. */
  reset(): void {
    this.#replaceCurrent(null)
    this.#become({ status: 'idle' })
  }

  #replaceCurrent<C extends AbortController | null>(next: C): C {
    this.#current?.abort()
    this.#current = next
    return next
  }

  #become(state: State<T>): void {
    runInAction(() => {
      this.state = state
    })
  }
}
