import { ApiError } from '@app/api-client'
import { Code, type Rating, type ReviewCard, type ReviewQueue } from '@app/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** A self-rating of this sitting. */
export interface Step {
  stepId: string
  card: ReviewCard
  rating: Rating
  /** How long the card was looked at. */
  seconds: number
}

interface OutboxDependencies {
  send: (step: Step) => Promise<ReviewQueue>
  /** The server took the step. */
  onSent: (queue: ReviewQueue) => void
  /** The server did not take it, and will not. */
  onRefused: (step: Step, error: ApiError) => void
}

const RETRY_MILLISECONDS = 5_000

/**
 * Sends self-ratings one after another, while the learner goes on. What does not get through is sent again, under the same
 * name, until it does.
 */
export class ReviewOutbox {
  /** What is not stored yet, the oldest first. */
  steps: readonly Step[] = []
  /** The last try did not get through. */
  isStuck = false
  readonly #deps: OutboxDependencies
  #isSending = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(deps: OutboxDependencies) {
    this.#deps = deps
    makeAutoObservable<this, 'steps'>(this, { steps: observableRef }, { autoBind: true })
  }

  add(step: Step): void {
    this.steps = [...this.steps, step]
    void this.flush()
  }

  /** Takes back a step that was never sent. @returns whether it was one */
  takeBack({ stepId }: Step): boolean {
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
        const queue = await this.#deps.send(step)
        this.#drop(step)
        this.#deps.onSent(queue)
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

  #drop(step: Step): void {
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
