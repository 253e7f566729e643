import type { QuestionSummary } from '@app/contract/question/schemas'
import type { ListProgress, QuestionBank, TagCount } from '@app/contract/question-bank/schemas'
import type { InterviewCompany } from '@app/contract/question-encounter/schemas'
import type { ReviewSummary } from '@app/contract/review/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { everything, PAGE_SIZE, type QuestionListQuery, toFilters } from './question-list-query.ts'

/** The question bank: banks with progress, tags, and one page of a list. */
export class ProblemsStore {
  readonly banks = new RequestState<QuestionBank[]>()
  readonly tags = new RequestState<TagCount[]>()
  readonly list = new PagedList<QuestionSummary, QuestionListQuery>((query, signal) =>
    this.#root.api.question.page(
      { ...toFilters(query), current: query.page, pageSize: PAGE_SIZE },
      { signal },
    ),
  )
  readonly companies = new RequestState<InterviewCompany[]>()
  /** How far the user is with the questions of their own list; idle for every other list. */
  readonly progress = new RequestState<ListProgress>()
  /** What is due for review; never requested for a guest. */
  readonly review = new RequestState<ReviewSummary>()
  readonly #toggle = new Toggle()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(
      this,
      { banks: false, tags: false, companies: false, list: false, progress: false, review: false },
      { autoBind: true },
    )
  }

  async load(query: QuestionListQuery): Promise<void> {
    await Promise.all([
      this.loadBanks(),
      this.#loadTags(query),
      this.#loadCompanies(),
      this.list.load(query),
      ...(this.#root.session.isLoggedIn ? [this.#loadReview(), this.#loadProgress(query)] : []),
    ])
  }

  loadBanks(): Promise<void> {
    return this.banks.run((signal) => this.#root.api.questionBank.list({}, { signal }))
  }

  #loadReview(): Promise<void> {
    return this.review.run((signal) => this.#root.api.review.summary({}, { signal, quiet: true }))
  }

  async #loadProgress({ mine, bankId }: QuestionListQuery): Promise<void> {
    const filters = toFilters({ ...everything, ...(mine && { mine }), ...(bankId && { bankId }) })
    if (mine) await this.progress.run((signal) => this.#root.api.question.progress(filters, { signal }))
    else this.progress.reset()
  }

  #loadCompanies(): Promise<void> {
    return this.companies.run((signal) =>
      this.#root.api.questionEncounter.companies({}, { signal, quiet: true }),
    )
  }

  #loadTags({ bankId }: QuestionListQuery): Promise<void> {
    const input = bankId === undefined ? {} : { bankId }
    return this.tags.run((signal) => this.#root.api.questionBank.tags(input, { signal }))
  }

  bank(id: number | undefined): QuestionBank | undefined {
    return this.banks.value?.find((bank) => bank.id === id)
  }

  async toggleFavourite({ id, isFavourite }: QuestionSummary): Promise<void> {
    const { favourite } = this.#root.api
    await this.#toggle.set(`favourite:${id}`, {
      from: isFavourite,
      to: !isFavourite,
      show: (shown) => this.list.change(id, { isFavourite: shown }),
      save: () => (isFavourite ? favourite.delete({ id }) : favourite.add({ questionId: id })),
    })
  }
}
