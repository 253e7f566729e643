import { ApiError } from '@app/api-client'
import { Code } from '@app/contract/common/envelope'
import type { PaperSummary } from '@app/contract/paper/schemas'
import type { QuestionBank, TagCount } from '@app/contract/question-bank/schemas'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import { toDrawSearch } from '../../../shared/list/draw-filter.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'

export const PAGE_SIZE = 10

export interface NewPaper {
  filter: DrawFilter
  questionCount: number
  minutes: number
}

const COUNT_DELAY = 250

/** Drawing a paper, and the papers drawn so far. */
export class SetupStore {
  readonly banks = new RequestState<QuestionBank[]>()
  readonly tags = new RequestState<TagCount[]>()
  /** The banks that the user's plan is about; none means all. */
  readonly planBanks = new RequestState<number[]>()
  /** How many questions fit the filter that is set. */
  readonly matching = new RequestState<number>()
  readonly papers = new PagedList<PaperSummary, { page: number }>(({ page }, signal) =>
    this.#root.api.paper.page({ current: page, pageSize: PAGE_SIZE }, { signal }),
  )
  isDrawing = false
  readonly #root: RootStore
  #countTimer: ReturnType<typeof setTimeout> | undefined

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(
      this,
      { banks: false, tags: false, planBanks: false, matching: false, papers: false },
      { autoBind: true },
    )
  }

  /** The paper that is not handed in: the newest one, if any. */
  get open(): PaperSummary | undefined {
    return this.papers.value?.records.find(({ closeTime }) => closeTime === null)
  }

  /** The filter that drawing begins with: the address's, or where that names nothing the plan's banks. */
  beginWith(filter: DrawFilter): DrawFilter {
    return toDrawSearch(filter) === '' ? { ...filter, bankIds: this.planBanks.value ?? [] } : filter
  }

  async load(filter: DrawFilter, page: number): Promise<void> {
    const { questionBank, plan } = this.#root.api
    await this.planBanks.run(async (signal) => {
      const found = await plan.get({}, { signal, quiet: true })
      return found?.settings.bankIds ?? []
    })
    await Promise.all([
      this.papers.load({ page }),
      this.banks.run((signal) => questionBank.list({}, { signal })),
      this.tags.run((signal) => questionBank.tags({}, { signal })),
      this.#count(this.beginWith(filter)),
    ])
  }

  /** Counts the questions of a filter that are answered in words, once it is left alone for a moment. */
  countSoon(filter: DrawFilter): void {
    clearTimeout(this.#countTimer)
    this.#countTimer = setTimeout(() => void this.#count(filter), COUNT_DELAY)
  }

  /**
   * Draws a paper.
   * @returns its id, or that of the one that is open already
   * @throws ApiError when the server refuses
   */
  async draw(paper: NewPaper): Promise<number> {
    this.isDrawing = true
    try {
      return await this.#root.api.paper.add(paper, { quiet: true })
    } catch (error) {
      const openId = openPaperOf(error)
      if (openId === null) throw error
      this.#root.toasts.info(this.#root.i18n.t('practice:setup.wasOpen'))
      return openId
    } finally {
      runInAction(() => {
        this.isDrawing = false
      })
    }
  }

  #count(filter: DrawFilter): Promise<void> {
    return this.matching.run((signal) =>
      this.#root.api.questionDraw.count({ filter: { ...filter, form: 'text' } }, { signal, quiet: true }),
    )
  }
}

function openPaperOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== Code.conflict) return null
  const { data } = error
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number'
    ? data.id
    : null
}
