import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { type IObservableValue, makeAutoObservable, observable, runInAction } from 'mobx'

export type FormValues = Record<string, string | boolean>

/** For each field, in the order of the form: what is wrong with its value, in words; null for nothing. */
export type FieldChecks<V extends FormValues> = {
  readonly [F in keyof V]: (value: V[F], values: V) => string | null
}

/** One field as an input shows it. */
export interface Field<T> {
  name: string
  value: T
  error: string | null
  change: (value: T) => void
  /** The field lost the focus. */
  leave: () => void
}

/**
 * What was typed into a form and what is wrong with it. A field is complained about from when it was left with something
 * in it, and all are once the form was submitted; a correction shows at once.
 */
export class FormState<V extends FormValues> {
  values: V
  isSending = false
  /** What is wrong with the whole, e.g. that the server refused it. */
  problem: string | null = null
  /** When the server will listen again (milliseconds since 1970), after it was asked too often. */
  retryAt: number | null = null
  /** A box, since MobX sees no private field. */
  readonly #initial: IObservableValue<V>
  readonly #checks: FieldChecks<V>
  readonly #left = observable.set<keyof V>()
  /** What the server said about values that are still there. */
  readonly #refusals = observable.map<keyof V, string>()
  #refused: V | null = null

  constructor(initial: V, checks: FieldChecks<V>) {
    this.values = initial
    this.#initial = observable.box(initial, { deep: false })
    this.#checks = checks
    makeAutoObservable(this, {}, { autoBind: true })
  }

  change<F extends keyof V>(field: F, value: V[F]): void {
    this.values = { ...this.values, [field]: value }
    this.#refusals.delete(field)
    this.#forgetProblem()
  }

  /** Empties a field, as if it had never been filled in. */
  clear(field: keyof V): void {
    this.change(field, this.#initial.get()[field])
    this.#left.delete(field)
  }

  /** The field lost the focus. Leaving it empty is no mistake yet. */
  leave(field: keyof V): void {
    if (this.values[field] !== this.#initial.get()[field]) this.#left.add(field)
  }

  /** What to show at a field. */
  errorOf(field: keyof V): string | null {
    if (!this.#left.has(field)) return null
    return this.#refusals.get(field) ?? this.#checks[field](this.values[field], this.values)
  }

  /** Checks a field, shows its error, and tells whether it is valid. */
  check(field: keyof V): boolean {
    this.#left.add(field)
    return this.errorOf(field) === null
  }

  field<F extends keyof V & string>(name: F): Field<V[F]> {
    return {
      name,
      value: this.values[name],
      error: this.errorOf(name),
      change: (value) => this.change(name, value),
      leave: () => this.leave(name),
    }
  }

  /** The field to correct first. */
  get firstWrong(): (keyof V & string) | undefined {
    return this.#fields.find((field) => this.errorOf(field) !== null)
  }

  /**
   * Sends the values if nothing is wrong with them; while they are on their way, nothing is sent again. Never rejects:
   * a failure is put at the fields it names, else it becomes `problem`.
   */
  async submit(send: (values: V) => Promise<void>): Promise<void> {
    if (this.isSending) return
    this.#forgetProblem()
    // A refused value may become valid when another field changes.
    if (this.values !== this.#refused) this.#refusals.clear()
    for (const field of this.#fields) this.#left.add(field)
    if (this.firstWrong !== undefined) return
    this.isSending = true
    try {
      await send(this.values)
    } catch (error) {
      runInAction(() => this.take(error))
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  /** Begins anew with values that are kept somewhere. */
  start(values: V): void {
    this.#initial.set(values)
    this.reset()
  }

  /** Whether something was typed that is not kept yet. */
  get isChanged(): boolean {
    return this.#fields.some((field) => this.values[field] !== this.#initial.get()[field])
  }

  /** Clears everything the user typed. */
  reset(): void {
    this.values = this.#initial.get()
    this.#forgetProblem()
    this.#left.clear()
    this.#refusals.clear()
  }

  /** Shows why the server did not do as asked: at the fields it names, else as `problem`. */
  take(error: unknown): void {
    const refused = error instanceof ApiError ? error.fieldErrors : []
    for (const { path, message } of refused) {
      if (!Object.hasOwn(this.#checks, path)) continue
      this.#refusals.set(path, message)
      this.#left.add(path)
    }
    this.#refused = this.values
    if (this.#refusals.size > 0) return
    this.problem = error instanceof Error ? error.message : String(error)
    this.retryAt = retryTime(error)
  }

  get #fields(): (keyof V & string)[] {
    return Object.keys(this.#checks)
  }

  #forgetProblem(): void {
    this.problem = null
    this.retryAt = null
  }
}

/** When the server will listen again, in milliseconds since 1970; null unless it was asked too often. */
export function retryTime(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== Code.tooOften) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return null
  return typeof data.retryAfter === 'number' ? Date.now() + data.retryAfter * 1000 : null
}
