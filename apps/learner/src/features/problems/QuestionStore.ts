import type { Page, QuestionDetail, QuestionPosition, QuestionSummary, Rating } from '@app/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { NoteEditor } from './NoteEditor.ts'
import { type QuestionListQuery, toFilters } from './question-list-query.ts'
import { readDraft, writeDraft } from './recall-draft.ts'

/** Questions listed beside the one that is read. */
const SIBLINGS = 50

/** One question as one practises it: recall, reveal, rate; favourite, 面试遇到过 and note; its place in the list one came from. */
export class QuestionStore {
  readonly detail = new RequestState<QuestionDetail>()
  readonly position = new RequestState<QuestionPosition>()
  readonly siblings = new RequestState<Page<QuestionSummary>>()
  recall = ''
  isRevealed = false
  /** The rating that is being saved, or that was given on this visit. */
  rating: Rating | null = null
  note: NoteEditor | null = null
  readonly #busy = new Set<string>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { detail: false, position: false, siblings: false }, { autoBind: true })
  }

  async load(id: number, list: QuestionListQuery): Promise<void> {
    const userId = this.#root.session.user?.id ?? 0
    this.isRevealed = false
    this.rating = null
    this.note = null
    this.recall = readDraft(this.#root.storage, userId, id)
    if (this.detail.value?.id !== id) this.detail.reset()
    await Promise.all([this.#loadDetail(id), this.#loadPosition(id, list)])
  }

  async #loadDetail(id: number): Promise<void> {
    await this.detail.run((signal) => this.#root.api.question.get({ id }, { signal }))
    const question = this.detail.value
    if (question?.id === id) runInAction(() => (this.note = new NoteEditor(this.#root, id, question.note)))
  }

  async #loadPosition(id: number, list: QuestionListQuery): Promise<void> {
    const { api } = this.#root
    const filters = toFilters(list)
    await this.position.run((signal) => api.question.locate({ id, ...filters }, { signal }))
    const position = this.position.value?.position ?? 1
    const current = Math.ceil(position / SIBLINGS)
    await this.siblings.run((signal) =>
      api.question.page({ ...filters, current, pageSize: SIBLINGS }, { signal }),
    )
  }

  setRecall(text: string): void {
    this.recall = text
    const question = this.detail.value
    if (question) writeDraft(this.#root.storage, this.#root.session.user?.id ?? 0, question.id, text)
  }

  setRevealed(isRevealed: boolean): void {
    this.isRevealed = isRevealed
  }

  /** Stores a self-rating; the buttons show it at once. */
  async rate(rating: Rating): Promise<void> {
    await this.#once('rate', async (question) => {
      const before = this.rating
      runInAction(() => (this.rating = rating))
      try {
        const state = await this.#root.api.review.rate({ questionId: question.id, rating })
        this.#replace(question.id, state)
      } catch {
        runInAction(() => (this.rating = before))
      }
    })
  }

  async toggleFavourite(): Promise<void> {
    await this.#once('favourite', async ({ id, isFavourite }) => {
      const { favourite } = this.#root.api
      this.#replace(id, { isFavourite: !isFavourite })
      try {
        await (isFavourite ? favourite.delete({ id }) : favourite.add({ questionId: id }))
      } catch {
        this.#replace(id, { isFavourite })
      }
    })
  }

  async toggleEncounter(): Promise<void> {
    await this.#once('encounter', async ({ id, isEncountered, encounterCount }) => {
      const { questionEncounter } = this.#root.api
      this.#replace(id, {
        isEncountered: !isEncountered,
        encounterCount: encounterCount + (isEncountered ? -1 : 1),
      })
      try {
        const count = await (isEncountered
          ? questionEncounter.delete({ id })
          : questionEncounter.add({ questionId: id }))
        this.#replace(id, { encounterCount: count })
      } catch {
        this.#replace(id, { isEncountered, encounterCount })
      }
    })
  }

  /** One act of a kind at a time: a double click does it once. */
  async #once(act: string, run: (question: QuestionDetail) => Promise<void>): Promise<void> {
    const question = this.detail.value
    if (!question || this.#busy.has(act)) return
    this.#busy.add(act)
    try {
      await run(question)
    } finally {
      this.#busy.delete(act)
    }
  }

  #replace(id: number, change: Partial<QuestionDetail>): void {
    const question = this.detail.value
    if (question?.id === id) this.detail.set({ ...question, ...change })
    const page = this.siblings.value
    if (!page) return
    const { mastery, isFavourite } = { ...question, ...change }
    const records = page.records.map((record) =>
      record.id === id && mastery !== undefined && isFavourite !== undefined
        ? { ...record, mastery, isFavourite }
        : record,
    )
    this.siblings.set({ ...page, records })
  }
}
