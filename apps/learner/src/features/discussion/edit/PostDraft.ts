import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { type DiscussionDraft, discussionDraft as draftSchema } from '@app/contract/discussion-draft/schemas'
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'
import { type KeptDraft, readKeptDraft, writeKeptDraft } from './kept-draft.ts'
import { emptyPost, isSamePost, type PostValues, toDraftText, toValues } from './post-values.ts'

/** So long after the last key. */
const DELAY = 1_500
const RETRY = 5_000

/** Another text of the same draft, written elsewhere. */
export interface OtherDraft {
  values: PostValues
  /** When, in milliseconds since 1970. */
  time: number
  /** When what is shown here was written. */
  ownTime: number
}

interface Begun {
  /** The post that is changed, with what it says now; null: a new one. */
  post: { id: number; version: number; values: PostValues } | null
  saved: DiscussionDraft | null
}

/** A post that is being written. The browser keeps each key at once, the server gets it after a pause. */
export class PostDraft {
  /** What the form begins with. */
  readonly initial: PostValues
  /** When the server took it last, in milliseconds since 1970; null for never. */
  savedAt: number | null
  /** The last try did not get through. */
  isStuck = false
  /** To choose between, before anything else is saved. */
  other: OtherDraft | null = null
  baseVersion: number | null
  readonly #root: RootStore
  readonly #id: number | null
  /** What the post says without a draft. */
  readonly #blank: PostValues
  #values: PostValues
  #typedAt: number
  #saved: PostValues
  #baseTime: string | null
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | null = null
  /** A box, since MobX sees no private field. */
  readonly #isOver = observable.box(false)

  constructor(root: RootStore, { post, saved }: Begun) {
    this.#root = root
    this.#id = post?.id ?? null
    this.#blank = post?.values ?? emptyPost
    const server = saved ? toValues(saved.text) : this.#blank
    const serverTime = saved ? Date.parse(saved.updateTime) : 0
    const kept = readKeptDraft(root.storage, this.#key)
    const hasKept = kept !== null && !isSamePost(kept.values, server)
    const isKeptShown = hasKept && (saved?.updateTime === kept.baseTime || kept.time >= serverTime)
    const serverVersion = saved ? saved.baseVersion : (post?.version ?? null)
    this.#saved = server
    this.#baseTime = saved?.updateTime ?? null
    this.#values = isKeptShown ? kept.values : server
    this.#typedAt = isKeptShown ? kept.time : serverTime
    this.baseVersion = isKeptShown ? kept.baseVersion : serverVersion
    this.initial = this.#values
    this.savedAt = saved ? serverTime : null
    if (hasKept && saved && saved.updateTime !== kept.baseTime) {
      const [values, time] = isKeptShown ? [server, serverTime] : [kept.values, kept.time]
      this.other = { values, time, ownTime: this.#typedAt }
    }
    makeAutoObservable(this, { initial: false, other: observableRef }, { autoBind: true })
    if (isKeptShown && !this.other) this.#schedule(DELAY)
  }

  /** Whether what was typed would be gone with this tab: neither the server nor the browser has it. */
  get isAtRisk(): boolean {
    return this.isStuck && !this.#isOver.get() && !this.#root.storage.outlivesTab(this.#key)
  }

  type(values: PostValues): void {
    this.#values = values
    this.#typedAt = Date.now()
    this.#keep()
    this.#schedule(DELAY)
  }

  /** Goes on with what is shown; the other text is overwritten. */
  keepOwn(): void {
    this.other = null
    this.#keep()
    this.#schedule(0)
  }

  /** Goes on with the other text. @returns it */
  takeOther(): PostValues {
    const values = this.other?.values ?? this.#values
    this.other = null
    this.#values = values
    this.#typedAt = Date.now()
    this.#keep()
    this.#schedule(0)
    return values
  }

  /** Gives it to the server now. Never rejects. */
  async save(): Promise<void> {
    this.pause()
    await this.#saving
    if (!this.#isUnsaved() || this.other || this.#isOver.get()) return
    this.#saving = this.#send().finally(() => {
      this.#saving = null
    })
    await this.#saving
  }

  /** Saves nothing more until something is typed again, and waits for what is on its way. */
  async settle(): Promise<void> {
    this.pause()
    await this.#saving
  }

  pause(): void {
    clearTimeout(this.#timer)
  }

  /** Its text was published: nothing of it is kept. */
  end(): void {
    this.#isOver.set(true)
    this.pause()
    this.#root.storage.removeItem(this.#key)
  }

  /** Gives it up. @returns what the form shows instead; rejects when the server still has it */
  async discard(): Promise<PostValues> {
    await this.settle()
    await this.#root.api.discussionDraft.discard({ discussionId: this.#id })
    runInAction(() => {
      this.#values = this.#blank
      this.#saved = this.#blank
      this.#baseTime = null
      this.savedAt = null
      this.isStuck = false
      this.#keep()
    })
    return this.#blank
  }

  async #send(): Promise<void> {
    const values = this.#values
    try {
      const { updateTime } = await this.#root.api.discussionDraft.save(
        {
          discussionId: this.#id,
          text: toDraftText(values),
          baseVersion: this.baseVersion,
          baseTime: this.#baseTime,
        },
        { quiet: true },
      )
      runInAction(() => this.#noteSaved(values, updateTime))
    } catch (error) {
      runInAction(() => this.#noteFailure(error))
    }
  }

  #noteSaved(values: PostValues, updateTime: string): void {
    this.#saved = values
    this.#baseTime = updateTime
    this.savedAt = Date.now()
    this.isStuck = false
    this.#keep()
    if (this.#isUnsaved()) this.#schedule(DELAY)
  }

  #noteFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === Code.conflict) {
      this.#noteConflict(error.data)
      return
    }
    // It is in the browser; the network may be back later. What the server refuses, the form says itself.
    this.isStuck = true
    if (!(error instanceof ApiError)) this.#schedule(RETRY)
  }

  #noteConflict(data: unknown): void {
    const { current } = conflict.parse(data)
    this.#baseTime = current?.updateTime ?? null
    this.#saved = current ? toValues(current.text) : this.#blank
    if (current && this.#isUnsaved())
      this.other = {
        values: this.#saved,
        time: Date.parse(current.updateTime),
        ownTime: this.#typedAt,
      }
    else if (this.#isUnsaved()) this.#schedule(0)
  }

  /** Whether the server lacks something of it. */
  #isUnsaved(): boolean {
    return !isSamePost(this.#values, this.#saved)
  }

  #keep(): void {
    const { storage } = this.#root
    const kept: KeptDraft = {
      values: this.#values,
      time: this.#typedAt,
      baseVersion: this.baseVersion,
      baseTime: this.#baseTime,
    }
    if (this.#isUnsaved()) writeKeptDraft(storage, this.#key, kept)
    else storage.removeItem(this.#key)
  }

  #schedule(delay: number): void {
    this.pause()
    if (!this.#isOver.get() && !this.other) this.#timer = setTimeout(() => void this.save(), delay)
  }

  get #key(): string {
    return draftKey('post', this.#root.session.user?.id ?? 0, this.#id ?? 0)
  }
}

const conflict = z.object({ current: z.nullable(draftSchema) })
