import type { Page } from '@app/contract/common/schemas'
import type { PlanToday } from '@app/contract/plan/schemas'
import type { QuestionSummary } from '@app/contract/question/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** How many of the hottest questions home shows. */
const HOTTEST = 7

/** What home shows: the banks, the question of the day, the hottest questions, and today's plan. */
export class HomeStore {
  readonly banks = new RequestState<QuestionBank[]>()
  /** Null while the site has no questions. */
  readonly today = new RequestState<QuestionSummary | null>()
  readonly hottest = new RequestState<Page<QuestionSummary>>()
  /** Never requested for a guest. */
  readonly plan = new RequestState<PlanToday>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { banks: false, today: false, hottest: false, plan: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([
      this.loadBanks(),
      this.loadToday(),
      this.loadHottest(),
      ...(this.#root.session.isLoggedIn ? [this.loadPlan()] : []),
    ])
  }

  loadBanks(): Promise<void> {
    return this.banks.run((signal) => this.#root.api.questionBank.list({}, { signal }))
  }

  loadToday(): Promise<void> {
    return this.today.run((signal) => this.#root.api.question.today({}, { signal }))
  }

  loadHottest(): Promise<void> {
    const input = { sortField: 'viewCount', sortOrder: 'descend', pageSize: HOTTEST } as const
    return this.hottest.run((signal) => this.#root.api.question.page(input, { signal }))
  }

  loadPlan(): Promise<void> {
    return this.plan.run((signal) => this.#root.api.plan.today({}, { signal }))
  }

  /** The banks added up; undefined until they are known. */
  get total(): Pick<QuestionBank, 'questionCount' | 'progress'> | undefined {
    return this.banks.value?.reduce(addBank, noQuestions)
  }
}

const noQuestions = { questionCount: 0, progress: { forgotten: 0, vague: 0, known: 0, instant: 0 } }

function addBank(sum: typeof noQuestions, { questionCount, progress }: QuestionBank): typeof noQuestions {
  return {
    questionCount: sum.questionCount + questionCount,
    progress: {
      forgotten: sum.progress.forgotten + progress.forgotten,
      vague: sum.progress.vague + progress.vague,
      known: sum.progress.known + progress.known,
      instant: sum.progress.instant + progress.instant,
    },
  }
}
