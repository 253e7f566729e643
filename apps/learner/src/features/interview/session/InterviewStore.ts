import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import {
  type CodeOutcome,
  type InterviewSession,
  interviewSessionSchema,
} from '@app/contract/interview-session/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { z } from 'zod/mini'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'
import { AnswerDraft } from './AnswerDraft.ts'
import { InterviewerSpeech, isInterviewersTurn } from './InterviewerSpeech.ts'
import { InWords, problemAsked } from './InWords.ts'

/** What the candidate can do. */
export type Act = 'answer' | 'skip' | 'hint' | 'pause' | 'resume' | 'end'

/** What can be tried once more: an act, or to hear the interviewer. */
export type Failed = Act | 'hear'

/** The device's clock says a little later than the server's that the time is up. */
const AFTER_DEADLINE = 500

const elsewhere = z.object({ session: interviewSessionSchema })

/** An interview while it goes on. The server leads: each act is answered with where the talk is then. */
export class InterviewStore {
  readonly session = new RequestState<InterviewSession>()
  draft: AnswerDraft | null = null
  /** What is being sent; nothing else is meanwhile. */
  acting: Act | null = null
  /** What did not get through, and can be sent again. */
  failed: Failed | null = null
  readonly speech: InterviewerSpeech
  /** What came of the code that is handed in; null where the answer is in words. */
  outcome: CodeOutcome | null = null
  /** When the time is up by this device's clock, in milliseconds since 1970; null without a limit. */
  endsAt: number | null = null
  isTimeUp = false
  readonly inWords: InWords
  readonly #root: RootStore
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore) {
    this.#root = root
    this.inWords = new InWords(root.storage)
    this.speech = new InterviewerSpeech(root.api)
    makeAutoObservable(
      this,
      { session: false, speech: false, inWords: false, draft: observableRef },
      { autoBind: true },
    )
  }

  /** It has a result, or will have one in a moment. */
  get isOver(): boolean {
    const state = this.session.value?.state
    return state === 'scoring' || state === 'finished'
  }

  /** It ended without an answer: there is nothing to be scored. */
  get isVoid(): boolean {
    const state = this.session.value?.state
    return state === 'abandoned' || state === 'expired'
  }

  /** The programming problem that is to be solved now; null where one answers in words. */
  get problemId(): number | null {
    const { value } = this.session
    return value && !this.inWords.isAbout(value) ? problemAsked(value) : null
  }

  /** The interviewer is about to speak. */
  get isInterviewersTurn(): boolean {
    const { value } = this.session
    return value !== undefined && isInterviewersTurn(value)
  }

  get isPaused(): boolean {
    return this.session.value?.state === 'paused'
  }

  get answeredCount(): number {
    return this.session.value?.questions.filter(({ state }) => state === 'answered').length ?? 0
  }

  async load(id: number): Promise<void> {
    if (this.session.value?.id !== id) this.#clear()
    await this.#fetch(id)
  }

  /** Takes over what was done in another tab or on another device. */
  async refresh(): Promise<void> {
    const { value } = this.session
    if (value && !this.acting && !this.isOver) await this.#fetch(value.id)
  }

  async answer(): Promise<void> {
    const content = this.draft?.text.trim() ?? ''
    if (content === '') return
    const code = this.outcome
    await this.#act('answer', (step) =>
      this.#root.api.interviewSession.answer({ ...step, content, ...(code && { code }) }, { quiet: true }),
    )
  }

  /** Answers with the code that is the draft. */
  async handIn(outcome: CodeOutcome): Promise<void> {
    this.outcome = outcome
    await this.answer()
  }

  async skip(): Promise<void> {
    await this.#act('skip', (step) => this.#root.api.interviewSession.skip(step, { quiet: true }))
  }

  async hint(): Promise<void> {
    await this.#act('hint', (step) => this.#root.api.interviewSession.hint(step, { quiet: true }))
  }

  async pause(): Promise<void> {
    await this.draft?.save()
    await this.#act('pause', (step) => this.#root.api.interviewSession.pause(step, { quiet: true }))
  }

  async resume(): Promise<void> {
    await this.#act('resume', (step) => this.#root.api.interviewSession.resume(step, { quiet: true }))
  }

  async end(): Promise<void> {
    await this.#act('end', (step) => this.#root.api.interviewSession.end(step, { quiet: true }))
  }

  /** Listens to what the interviewer says now. Never rejects. */
  async hear(): Promise<void> {
    const { value } = this.session
    if (!value || !isInterviewersTurn(value) || this.speech.isOn) return
    if (this.failed === 'hear') this.failed = null
    try {
      const session = await this.speech.hear({ id: value.id, step: value.step })
      if (session) runInAction(() => this.#take(session))
    } catch {
      runInAction(() => {
        this.failed = 'hear'
      })
    }
  }

  /** Sends what did not get through once more; the server does no act twice. */
  async retry(): Promise<void> {
    const { failed } = this
    if (failed) await this[failed]()
  }

  /** The user leaves the page. */
  leave(): void {
    void this.draft?.save()
    this.speech.stop()
    clearTimeout(this.#timer)
  }

  async #fetch(id: number): Promise<void> {
    await this.session.run((signal) => this.#root.api.interviewSession.get({ id }, { signal, quiet: true }))
    const { status, value } = this.session
    if (status === 'ready' && value) runInAction(() => this.#follow(value))
  }

  async #act(
    act: Act,
    send: (step: { id: number; step: number }) => Promise<InterviewSession>,
  ): Promise<void> {
    const { value } = this.session
    if (!value || this.acting) return
    this.acting = act
    this.failed = null
    try {
      const session = await send({ id: value.id, step: value.step })
      runInAction(() => {
        if (act === 'answer' || act === 'skip') this.draft?.clear()
        this.#take(session)
      })
    } catch (error) {
      runInAction(() => this.#refuse(act, error))
    } finally {
      runInAction(() => {
        this.acting = null
      })
    }
  }

  /** Another tab was faster: its state holds, and what is written here stays. Or the act did not get through. */
  #refuse(act: Act, error: unknown): void {
    const { toasts, i18n } = this.#root
    if (!(error instanceof ApiError) || error.code === Code.tooOften || error.code >= Code.systemError) {
      this.failed = act
      return
    }
    const moved = elsewhere.safeParse(error.data)
    if (moved.success) {
      this.#take(moved.data.session)
      toasts.info(this.isOver || this.isVoid ? error.message : i18n.t('interview:session.movedOn'))
    } else if (error.code !== Code.notLoggedIn) toasts.error(error.message)
  }

  #take(session: InterviewSession): void {
    this.outcome = null
    this.session.set(session)
    this.#follow(session)
  }

  #follow(session: InterviewSession): void {
    this.#setClock(session)
    if (isInterviewersTurn(session)) void this.hear()
    else this.speech.stop()
    if (this.isOver || this.isVoid) {
      this.draft?.clear()
      return
    }
    const { api, storage, session: login } = this.#root
    const key = draftKey('interview', login.user?.id ?? 0, session.id)
    this.draft ??= new AnswerDraft({ api, storage, key })
    this.draft.follow(session)
  }

  #setClock({ millisecondsLeft, state }: InterviewSession): void {
    clearTimeout(this.#timer)
    this.endsAt = millisecondsLeft === null ? null : Date.now() + millisecondsLeft
    this.isTimeUp = millisecondsLeft === 0
    if (millisecondsLeft === null || millisecondsLeft === 0 || state !== 'answering') return
    this.#timer = setTimeout(() => this.#timeUp(), millisecondsLeft + AFTER_DEADLINE)
  }

  #timeUp(): void {
    this.isTimeUp = true
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.speech.stop()
    this.draft?.stop()
    this.session.reset()
    this.draft = null
    this.failed = null
    this.endsAt = null
    this.isTimeUp = false
  }
}
