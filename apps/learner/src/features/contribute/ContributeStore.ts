import type { ContributionStart, ContributionSummary } from '@app/contract/contribution/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { PagedList } from '../../shared/stores/PagedList.ts'
import { DrawStore } from './draw/DrawStore.ts'
import { ProposalStore } from './edit/ProposalStore.ts'

export const CONTRIBUTE_TABS = ['edit', 'jing', 'new', 'mine'] as const
export type ContributeTab = (typeof CONTRIBUTE_TABS)[number]

const PAGE_SIZE = 10

/** Where in the page somebody is. */
export interface ContributePlace {
  tab: ContributeTab
  questionId: number | null
  discussionId: number | null
  page: number
}

/** What the address says; without a tab: the question that is named, or else what one has brought. */
export function readPlace(search: URLSearchParams): ContributePlace {
  const number = (name: string) => {
    const value = Number(search.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : null
  }
  const questionId = number('question')
  return {
    tab: CONTRIBUTE_TABS.find((tab) => tab === search.get('tab')) ?? (questionId === null ? 'mine' : 'edit'),
    questionId,
    discussionId: number('discussion'),
    page: number('page') ?? 1,
  }
}

/** What one brings to the question bank: an edit, a new question, the questions of a 面经, and what became of it all. */
export class ContributeStore {
  readonly start = new RequestState<ContributionStart>()
  readonly banks = new RequestState<QuestionBank[]>()
  readonly mine = new PagedList<ContributionSummary, { page: number }>(({ page }, signal) =>
    this.#root.api.contribution.mine({ current: page, pageSize: PAGE_SIZE }, { signal, quiet: true }),
  )
  proposal: ProposalStore | null = null
  creation: ProposalStore | null = null
  drawing: DrawStore | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(
      this,
      {
        start: false,
        banks: false,
        mine: false,
        proposal: observableRef,
        creation: observableRef,
        drawing: observableRef,
      },
      { autoBind: true },
    )
  }

  async load({ tab, questionId, discussionId, page }: ContributePlace): Promise<void> {
    await Promise.all([
      tab === 'edit' && questionId !== null ? this.#begin(questionId) : undefined,
      tab === 'new' ? this.#loadBanks().then(() => this.beginNew()) : undefined,
      tab === 'jing' ? this.#beginDrawing(discussionId) : undefined,
      this.mine.load({ page }),
    ])
  }

  beginNew(): void {
    this.creation ??= new ProposalStore(this.#root, null, null)
  }

  /** The next new question begins empty. */
  endNew(): void {
    this.creation = new ProposalStore(this.#root, null, null)
  }

  /** Takes a contribution back as long as nobody has handled it. */
  async withdraw(id: number): Promise<void> {
    await this.#root.api.contribution.withdraw({ id }).catch(() => null)
    await this.mine.load({ page: this.mine.page })
  }

  async #begin(questionId: number): Promise<void> {
    if (this.start.value?.question.id !== questionId) {
      this.start.reset()
      runInAction(() => {
        this.proposal = null
      })
    }
    await this.start.run((signal) =>
      this.#root.api.contribution.start({ questionId }, { signal, quiet: true }),
    )
    const { value } = this.start
    if (value?.question.id !== questionId) return
    runInAction(() => {
      this.proposal = new ProposalStore(this.#root, value.question, value.own)
    })
  }

  async #beginDrawing(discussionId: number | null): Promise<void> {
    await this.#loadBanks()
    runInAction(() => {
      if (this.drawing?.discussionId !== discussionId)
        this.drawing = new DrawStore(this.#root, this.banks.value ?? [], discussionId)
    })
    await this.drawing?.loadDiscussion()
  }

  #loadBanks(): Promise<void> {
    return this.banks.value
      ? Promise.resolve()
      : this.banks.run((signal) => this.#root.api.questionBank.list({}, { signal }))
  }
}
