import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** An act that the client has named, so that sending it again does nothing twice. */
interface NamedStep {
  stepId: string
}

interface OutboxDependencies<S, R> {
  send: (step: S) => Promise<R>
  /** The server took the step. */
  onSent: (answer: R) => void
  /** The server did not take it, and will not. */
  onRefused: (step: S, error: ApiError) => void
}

const RETRY_MILLISECONDS = 5_000

/**
 * Sends self-ratings one after another, while the learner goes on. What does not get through is sent again, under the same
 * name, until it does.
 */
export class StepOutbox<S extends NamedStep, R> {
  /** What is not stored yet, the oldest first. */
  steps: readonly S[] = []
  /** The last try did not get through. */
  isStuck = false
  readonly #deps: OutboxDependencies<S, R>
  #isSending = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(deps: OutboxDependencies<S, R>) {
    this.#deps = deps
    makeAutoObservable(this, { steps: observableRef }, { autoBind: true })
  }

  add(step: S): void {
    this.steps = [...this.steps, step]
    void this.flush()
  }

  /** Takes back a step that was never sent. @returns whether it was one */
  takeBack({ stepId }: S): boolean {
    const index = this.steps.findIndex((step) => step.stepId === stepId)
    if (index < 1) return false
    this.steps = this.steps.filter((step) => step.stepId !== stepId)
    return true
  }

  /** Sends what waits; resolves when nothing waits, or nothing gets through. */
  async flush(): Promise<void> {
    if (this.#isSending) return this.#untilIdle()
    clearTimeout(this.#retry)
    this.#isSending = true
    this.#idle = this.#sendAll()
    await this.#idle
  }

  #idle: Promise<void> = Promise.resolve()

  #untilIdle(): Promise<void> {
    return this.#idle
  }

  async #sendAll(): Promise<void> {
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      try {
        const answer = await this.#deps.send(step)
        this.#drop(step)
        this.#deps.onSent(answer)
      } catch (error) {
        if (!(error instanceof ApiError) || isPassing(error)) {
          this.#wait()
          break
        }
        this.#drop(step)
        this.#deps.onRefused(step, error)
      }
    }
    this.#isSending = false
  }

  #drop(step: S): void {
    runInAction(() => {
      this.steps = this.steps.filter((other) => other !== step)
      this.isStuck = false
    })
  }

  #wait(): void {
    runInAction(() => {
      this.isStuck = true
    })
    this.#retry = setTimeout(() => void this.flush(), RETRY_MILLISECONDS)
  }
}

/** It may get through the next time. */
function isPassing({ code }: ApiError): boolean {
  return code === Code.tooOften || code >= Code.systemError
}
