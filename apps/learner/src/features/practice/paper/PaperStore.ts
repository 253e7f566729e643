import type { PaperSheet } from '@app/contract/paper/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { type AnswerMode, type EntryContent, EntryDraft } from './EntryDraft.ts'
import { EntrySaver } from './EntrySaver.ts'
import { PaperDrafts } from './paper-drafts.ts'

/** The device's clock says a little later than the server's that the time is up. */
const AFTER_DEADLINE = 500
/** What is not stored yet goes out so long before. */
const BEFORE_DEADLINE = 3_000
/** A look shorter than this is not worth a request. */
const SHORT_LOOK = 3

/** A paper while it is answered. */
export class PaperStore {
  readonly sheet = new RequestState<PaperSheet>()
  entries: readonly EntryDraft[] = []
  index = 0
  /** When the time is up by this device's clock, in milliseconds since 1970. */
  endsAt = 0
  /** Handed in, or out of time: the result is there. */
  isOver = false
  isSubmitting = false
  /** Whether the current question was come to by keyboard, and typing goes on. */
  isTyping = false
  saver: EntrySaver | null = null
  readonly #root: RootStore
  #drafts: PaperDrafts | null = null
  #shownAt = 0
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(
      this,
      { sheet: false, entries: observableRef, saver: observableRef },
      { autoBind: true },
    )
  }

  get current(): EntryDraft | undefined {
    return this.entries[this.index]
  }

  get answeredCount(): number {
    return this.entries.filter(({ isAnswered }) => isAnswered).length
  }

  get hasUnsaved(): boolean {
    return this.entries.some(({ isChanged, isSaving }) => isChanged || isSaving)
  }

  /** Numbers of the questions with a flag, from 1. */
  get flagged(): number[] {
    return this.entries.flatMap(({ content }, index) => (content.isFlagged ? [index + 1] : []))
  }

  async load(id: number): Promise<void> {
    if (this.sheet.value?.id !== id) this.#clear()
    this.#shownAt = Date.now()
    await this.#fetch(id)
  }

  /** Takes over what another tab or device has put down; asked for when the tab is looked at again. */
  async refresh(): Promise<void> {
    const { value } = this.sheet
    if (value && !this.isOver) await this.#fetch(value.id)
  }

  async #fetch(id: number): Promise<void> {
    await this.sheet.run((signal) => this.#root.api.paper.get({ id }, { signal }))
    const { status, value } = this.sheet
    if (status === 'ready' && value) runInAction(() => this.#take(value))
  }

  change(change: Partial<EntryContent>): void {
    const { current } = this
    if (!current || this.isOver) return
    current.change(change)
    this.#keep()
    this.saver?.schedule(current)
  }

  setMode(mode: AnswerMode): void {
    this.current?.setMode(mode)
    this.change({})
  }

  goTo(index: number, isTyping = false): void {
    if (index < 0 || index >= this.entries.length) return
    const { current } = this
    this.#clock()
    if (current && (current.isChanged || current.seconds >= SHORT_LOOK)) void this.saver?.save(current)
    this.index = index
    this.isTyping = isTyping
  }

  useTheirs(): void {
    const { current } = this
    if (current?.theirs) current.take(current.theirs)
    this.#keep()
  }

  keepMine(): void {
    const { current } = this
    if (!current) return
    current.keepMine()
    void this.saver?.save(current)
  }

  /** Stores what waits. */
  async flush(): Promise<void> {
    this.#clock()
    await Promise.all(this.entries.map((entry) => this.saver?.save(entry)))
  }

  async submit(): Promise<void> {
    const { value } = this.sheet
    if (!value || this.isSubmitting || this.isOver) return
    this.isSubmitting = true
    try {
      await this.flush()
      const unsettled = this.entries.findIndex(({ theirs, isChanged }) => theirs !== null || isChanged)
      if (unsettled >= 0 && !this.isOver) {
        this.#root.toasts.warning(this.#root.i18n.t('practice:paper.unsettled', { number: unsettled + 1 }))
        this.goTo(unsettled)
        return
      }
      await this.#root.api.paper.submit({ id: value.id })
      this.#end()
    } catch {
      // The api client has told the user.
    } finally {
      runInAction(() => {
        this.isSubmitting = false
      })
    }
  }

  /** The user leaves the page: what waits is stored, and no clock runs on. */
  leave(): void {
    void this.flush()
    this.#stopClocks()
  }

  #take(sheet: PaperSheet): void {
    if (sheet.isClosed) {
      this.#end()
      return
    }
    if (!this.saver) this.#begin(sheet)
    const known = new Map(this.entries.map((entry) => [entry.id, entry]))
    this.entries = sheet.questions.map((question) => {
      const entry = known.get(question.questionId)
      if (!entry) return new EntryDraft(question)
      if (!entry.isChanged && !entry.isSaving && question.version >= entry.version) entry.take(question)
      return entry
    })
    if (known.size === 0) this.#restore()
    this.index = Math.max(Math.min(this.index, this.entries.length - 1), 0)
    this.#setClocks(sheet.millisecondsLeft)
  }

  #begin({ id }: PaperSheet): void {
    const { api, storage, session } = this.#root
    this.#drafts = new PaperDrafts(storage, session.user?.id ?? 0, id)
    this.saver = new EntrySaver({ api, paperId: id, onChange: this.#keep, onClosed: this.#endLate })
  }

  /** What was put down here before a reload, and did not get through. */
  #restore(): void {
    for (const { questionId, version, ...content } of this.#drafts?.read() ?? []) {
      const entry = this.entries.find(({ id }) => id === questionId)
      if (!entry) continue
      entry.change(content)
      if (content.rating !== null) entry.mode = 'rate'
      if (version === entry.version) void this.saver?.save(entry)
      else entry.compare(entry.question)
    }
  }

  #keep = (): void => {
    const changed = this.entries.filter(({ isChanged }) => isChanged)
    this.#drafts?.write(changed.map(({ id, version, content }) => ({ questionId: id, version, ...content })))
  }

  /** Counts the look at the current question up to now. */
  #clock(): void {
    const now = Date.now()
    if (this.current) this.current.seconds += Math.max(Math.round((now - this.#shownAt) / 1000), 0)
    this.#shownAt = now
  }

  #setClocks(left: number): void {
    this.#stopClocks()
    this.endsAt = Date.now() + left
    this.#timers = [
      setTimeout(() => void this.flush(), Math.max(left - BEFORE_DEADLINE, 0)),
      setTimeout(() => this.#timeUp(), left + AFTER_DEADLINE),
    ]
  }

  #stopClocks(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #timeUp(): void {
    if (this.hasUnsaved) this.#endLate()
    else this.#end()
  }

  #endLate = (): void => {
    if (this.isOver) return
    this.#root.toasts.warning(this.#root.i18n.t('practice:paper.late'))
    this.#end()
  }

  #end(): void {
    this.#stopClocks()
    this.saver?.stop()
    this.#drafts?.write([])
    runInAction(() => {
      this.isOver = true
    })
  }

  #clear(): void {
    this.#stopClocks()
    this.saver?.stop()
    this.sheet.reset()
    this.entries = []
    this.index = 0
    this.saver = null
    this.isOver = false
  }
}
