import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import { paperConflict } from '@app/contract/paper/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Api } from '../../../shared/api.ts'
import type { EntryDraft } from './EntryDraft.ts'

interface SaverDependencies {
  api: Api
  paperId: number
  /** What waits to be stored has changed. */
  onChange: () => void
  /** The paper takes no answers any more. */
  onClosed: () => void
}

/** So long after the last key. */
const DELAY = 1_000
const RETRY = 5_000
const MOST_SECONDS = 3600

/** Stores what is put down, one request at a time for each question. What does not get through is sent again. */
export class EntrySaver {
  /** The last try did not get through. */
  isStuck = false
  readonly #deps: SaverDependencies
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #running = new Map<number, Promise<void>>()

  constructor(deps: SaverDependencies) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Stores an entry soon, once nothing more is typed. */
  schedule(entry: EntryDraft, delay = DELAY): void {
    clearTimeout(this.#timers.get(entry.id))
    this.#timers.set(
      entry.id,
      setTimeout(() => void this.save(entry), delay),
    )
  }

  /** Stores an entry now. Never rejects. */
  async save(entry: EntryDraft): Promise<void> {
    clearTimeout(this.#timers.get(entry.id))
    const running = this.#running.get(entry.id)
    if (running) await running
    if (entry.theirs || (!entry.isChanged && entry.seconds === 0)) return
    const sending = this.#send(entry).finally(() => this.#running.delete(entry.id))
    this.#running.set(entry.id, sending)
    await sending
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  async #send(entry: EntryDraft): Promise<void> {
    const { api, paperId, onChange } = this.#deps
    const { content, version, id: questionId } = entry
    const seconds = Math.min(entry.seconds, MOST_SECONDS)
    runInAction(() => {
      entry.isSaving = true
    })
    try {
      const answer = { id: paperId, questionId, version, ...content, seconds }
      const stored = await api.paper.answer(answer, { quiet: true })
      runInAction(() => {
        this.isStuck = false
        entry.seconds -= seconds
        entry.settle(content, stored.version, Date.now())
      })
    } catch (error) {
      runInAction(() => this.#refuse(entry, error))
    } finally {
      runInAction(() => {
        entry.isSaving = false
      })
      onChange()
    }
  }

  #refuse(entry: EntryDraft, error: unknown): void {
    if (!(error instanceof ApiError) || isPassing(error)) {
      this.isStuck = true
      this.schedule(entry, RETRY)
      return
    }
    const conflict = paperConflict.safeParse(error.data)
    if (!conflict.success) {
      this.#deps.onClosed()
      return
    }
    entry.contradict(conflict.data.entry)
    if (!entry.theirs) this.schedule(entry, 0)
  }
}

/** It may get through the next time. */
function isPassing({ code }: ApiError): boolean {
  return code === Code.tooOften || code >= Code.systemError
}
