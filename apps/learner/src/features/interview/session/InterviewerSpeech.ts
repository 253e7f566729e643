import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../../../shared/api.ts'

/** How often a talk that broke off is asked for by itself, and after how long. */
const DELAYS = [1_000, 4_000] as const

/** Whether the candidate waits for the interviewer to speak. */
export const isInterviewersTurn = ({ state }: InterviewSession) => state === 'asking' || state === 'judging'

/** What the interviewer says while they say it. The server stores it when it is whole. */
export class InterviewerSpeech {
  /** Whether the candidate listens. */
  isOn = false
  text = ''
  /** What a model thinks before it speaks. */
  reasoning = ''
  /** A model is silent: in so many seconds, as it was said, the embedded interviewer speaks in its place. */
  waitSeconds: number | null = null
  readonly #api: Api
  #abort: AbortController | null = null

  constructor(api: Api) {
    this.#api = api
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Listens to the end, through short breaks of the network. @returns where the talk is then; null when it was given up
   * @throws when the interviewer cannot be heard
   */
  async hear(at: { id: number; step: number }): Promise<InterviewSession | null> {
    this.stop()
    const abort = new AbortController()
    this.#abort = abort
    this.isOn = true
    try {
      for (const delay of [...DELAYS, null]) {
        try {
          const session = await this.#listen(at, abort.signal)
          return abort.signal.aborted ? null : session
        } catch (error) {
          if (abort.signal.aborted) return null
          if (delay === null) throw error
          await new Promise((resolve) => setTimeout(resolve, delay))
          if (abort.signal.aborted) return null
        }
      }
      return null
    } finally {
      if (this.#abort === abort) runInAction(() => this.stop())
    }
  }

  /** The candidate does not listen any more; the interviewer is heard again from the beginning. */
  stop(): void {
    this.#abort?.abort()
    this.#abort = null
    this.isOn = false
    this.text = ''
    this.reasoning = ''
    this.waitSeconds = null
  }

  async #listen({ id, step }: { id: number; step: number }, signal: AbortSignal): Promise<InterviewSession> {
    runInAction(() => {
      this.text = ''
      this.reasoning = ''
      this.waitSeconds = null
    })
    for await (const event of await this.#api.interviewSession.speak({ id, step }, { signal, quiet: true })) {
      if (event.event === 'session') return event.data
      runInAction(() => {
        this.waitSeconds = event.event === 'waiting' ? event.data.seconds : null
        if (event.event === 'message') this.text += event.data.content
        else if (event.event === 'reasoning') this.reasoning += event.data.content
      })
    }
    throw new Error('the interviewer did not end')
  }
}
