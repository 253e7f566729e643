import type { Page, QuestionBank, QuestionSummary, TagCount } from '@app/contract'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { PAGE_SIZE, type QuestionListQuery, toFilters } from './question-list-query.ts'

/** The question bank as one looks through it: banks with progress, tags, and one page of a list. */
export class ProblemsStore {
  readonly banks = new RequestState<QuestionBank[]>()
  readonly tags = new RequestState<TagCount[]>()
  readonly list = new RequestState<Page<QuestionSummary>>()
  /** Questions whose favourite is being saved. */
  readonly #saving = observable.set<number>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { banks: false, tags: false, list: false }, { autoBind: true })
  }

  async load(query: QuestionListQuery): Promise<void> {
    await Promise.all([this.loadBanks(), this.#loadTags(query), this.loadList(query)])
  }

  loadBanks(): Promise<void> {
    return this.banks.run((signal) => this.#root.api.questionBank.list({}, { signal }))
  }

  #loadTags({ bankId }: QuestionListQuery): Promise<void> {
    const input = bankId === undefined ? {} : { bankId }
    return this.tags.run((signal) => this.#root.api.questionBank.tags(input, { signal }))
  }

  loadList(query: QuestionListQuery): Promise<void> {
    const input = { ...toFilters(query), current: query.page, pageSize: PAGE_SIZE }
    return this.list.run((signal) => this.#root.api.question.page(input, { signal }))
  }

  bank(id: number | undefined): QuestionBank | undefined {
    return this.banks.value?.find((bank) => bank.id === id)
  }

  isSaving(questionId: number): boolean {
    return this.#saving.has(questionId)
  }

  /** Shows the change at once and takes it back when the server refuses. */
  async toggleFavourite(question: QuestionSummary): Promise<void> {
    const { api } = this.#root
    const { id } = question
    if (this.#saving.has(id)) return
    const wanted = !question.isFavourite
    this.#saving.add(id)
    this.#replace(id, { isFavourite: wanted })
    try {
      await (wanted ? api.favourite.add({ questionId: id }) : api.favourite.delete({ id }))
    } catch {
      // The client has shown why.
      this.#replace(id, { isFavourite: !wanted })
    } finally {
      runInAction(() => this.#saving.delete(id))
    }
  }

  #replace(id: number, change: Partial<QuestionSummary>): void {
    const page = this.list.value
    if (!page) return
    this.list.set({
      ...page,
      records: page.records.map((record) => (record.id === id ? { ...record, ...change } : record)),
    })
  }
}
