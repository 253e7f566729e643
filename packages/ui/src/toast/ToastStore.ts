import { makeAutoObservable, observableRef } from 'mobx'
import { Countdown, systemTimers, type Timers } from './Countdown.ts'
import { type Toast, type ToastPosition, toToastType } from './toast.ts'

export interface ToastOptions {
  position?: ToastPosition
  /** Milliseconds on the screen; 0 keeps it until it is closed. */
  duration?: number
  /** Small words below the message, to be copied. */
  detail?: string
}

export interface ToastInput extends ToastOptions {
  /** success, error or warning; anything else is info. */
  type?: string
  message: string
}

const defaultDuration = 3000
const defaultPosition: ToastPosition = 'top'

/** The toasts on the screen, oldest first. */
export class ToastStore {
  toasts: Toast[] = []
  #nextId = 1
  readonly #timers: Timers
  readonly #countdowns = new Map<number, Countdown>()
  readonly #held = new Set<number>()

  constructor(timers: Timers = systemTimers) {
    this.#timers = timers
    makeAutoObservable(this, { toasts: observableRef }, { autoBind: true })
  }

  /** Shows a toast and returns its id. */
  show({
    type,
    message,
    detail,
    position = defaultPosition,
    duration = defaultDuration,
  }: ToastInput): number {
    const id = this.#nextId++
    const toast = { id, type: toToastType(type), message, position }
    this.toasts = [...this.toasts, detail === undefined ? toast : { ...toast, detail }]
    if (duration > 0 && Number.isFinite(duration)) {
      this.#countdowns.set(id, new Countdown(duration, () => this.dismiss(id), this.#timers))
    }
    this.#updateClocks()
    return id
  }

  success(message: string, options?: ToastOptions): number {
    return this.show({ ...options, type: 'success', message })
  }

  error(message: string, options?: ToastOptions): number {
    return this.show({ ...options, type: 'error', message })
  }

  warning(message: string, options?: ToastOptions): number {
    return this.show({ ...options, type: 'warning', message })
  }

  info(message: string, options?: ToastOptions): number {
    return this.show({ ...options, type: 'info', message })
  }

  dismiss(id: number): void {
    this.#countdowns.get(id)?.stop()
    this.#countdowns.delete(id)
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
    this.release(id)
  }

  /** While a toast is held (hovered or focused) all clocks stand still: nothing moves under the pointer. */
  hold(id: number): void {
    this.#held.add(id)
    this.#updateClocks()
  }

  /** Ends `hold`; the clocks go on where they stopped. */
  release(id: number): void {
    this.#held.delete(id)
    this.#updateClocks()
  }

  #updateClocks(): void {
    for (const countdown of this.#countdowns.values()) {
      if (this.#held.size > 0) countdown.stop()
      else countdown.start()
    }
  }
}
