import type { InterviewShare, ShareParts } from '@app/contract/interview-share/schemas'
import type { ShareDays } from '@app/contract/interview-share/values'
import { DEFAULT_SHARE_DAYS } from '@app/contract/interview-share/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

interface Choice {
  parts: ShareParts
  days: ShareDays | null
}

const FIRST_CHOICE: Choice = {
  parts: { dimensions: true, topics: true, questions: true, answers: [] },
  days: DEFAULT_SHARE_DAYS,
}

/** The dialog in which the user shares a result: what others may see of it, and for how long. */
export class ShareStore {
  readonly share = new RequestState<InterviewShare | null>()
  choice: Choice = FIRST_CHOICE
  isOpen = false
  isSending = false
  readonly #root: RootStore
  readonly #sessionId: number

  constructor(root: RootStore, sessionId: number) {
    this.#root = root
    this.#sessionId = sessionId
    makeAutoObservable(this, { share: false, choice: observableRef }, { autoBind: true })
  }

  /** Whether something was chosen that the link does not show yet. */
  get isChanged(): boolean {
    const { value } = this.share
    return !value || keyOf(value) !== keyOf(this.choice)
  }

  open(): void {
    this.isOpen = true
    void this.load()
  }

  close(): void {
    this.isOpen = false
  }

  async load(): Promise<void> {
    const call = { sessionId: this.#sessionId }
    await this.share.run((signal) => this.#root.api.interviewShare.mine(call, { signal, quiet: true }))
    runInAction(() => {
      const { value } = this.share
      if (value) this.choice = { parts: value.parts, days: value.days }
    })
  }

  choose(change: Partial<Choice>): void {
    this.choice = { ...this.choice, ...change }
  }

  choosePart(change: Partial<ShareParts>): void {
    this.choose({ parts: { ...this.choice.parts, ...change } })
  }

  chooseAnswer(place: number, isPublic: boolean): void {
    const others = this.choice.parts.answers.filter((other) => other !== place)
    this.choosePart({ answers: isPublic ? [...others, place] : others })
  }

  /** Makes the link, or lets it show what is chosen now. */
  save(): Promise<void> {
    return this.#send(async () => {
      const call = { sessionId: this.#sessionId, ...this.choice }
      this.share.set(await this.#root.api.interviewShare.save(call))
    })
  }

  /** The link shows nothing from now on. */
  revoke(): Promise<void> {
    return this.#send(async () => {
      await this.#root.api.interviewShare.revoke({ sessionId: this.#sessionId })
      this.share.set(null)
      this.#root.toasts.success(this.#root.i18n.t('interview:share.revoked'))
    })
  }

  async #send(act: () => Promise<void>): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    try {
      await act()
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }
}

const keyOf = ({ parts, days }: Choice) =>
  JSON.stringify([
    days,
    parts.dimensions,
    parts.topics,
    parts.questions,
    parts.answers.toSorted((a, b) => a - b),
  ])
