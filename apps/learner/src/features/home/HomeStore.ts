import type { Page } from '@app/contract/common/schemas'
import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import type { InterviewBank, InterviewExample } from '@app/contract/interview-bank/schemas'
import type { PlanToday } from '@app/contract/plan/schemas'
import type { QuestionSummary } from '@app/contract/question/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'

/** How many of the hottest questions and of the newest 面经 home shows. */
const HOTTEST = 7
const POSTS = 4

/** What home shows: to a guest what the site is made of, to a member what today is for. */
export class HomeStore {
  readonly banks = new RequestState<QuestionBank[]>()
  readonly hottest = new RequestState<Page<QuestionSummary>>()
  readonly posts = new RequestState<Page<DiscussionSummary>>()
  /** Null while nothing is fit for one; guests see it. */
  readonly example = new RequestState<InterviewExample | null>()
  readonly interviews = new RequestState<InterviewBank[]>()
  /** The question of the day, null while the site has no questions; members see it. */
  readonly today = new RequestState<QuestionSummary | null>()
  /** Never requested for a guest. */
  readonly plan = new RequestState<PlanToday>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(
      this,
      {
        banks: false,
        hottest: false,
        posts: false,
        example: false,
        interviews: false,
        today: false,
        plan: false,
      },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    await Promise.all([
      this.loadBanks(),
      this.loadHottest(),
      this.posts.run((signal) =>
        api.discussion.page({ category: 'experience', pageSize: POSTS }, { signal, quiet: true }),
      ),
      ...(session.isLoggedIn ? this.#loadOfMember() : this.#loadOfGuest()),
    ])
  }

  loadBanks(): Promise<void> {
    return this.banks.run((signal) => this.#root.api.questionBank.list({}, { signal }))
  }

  loadHottest(): Promise<void> {
    const input = { sortField: 'viewCount', sortOrder: 'descend', pageSize: HOTTEST } as const
    return this.hottest.run((signal) => this.#root.api.question.page(input, { signal }))
  }

  /** The plan, and the words it is told in: a guest's page comes without them. */
  loadPlan(): Promise<void> {
    return this.plan.run(async (signal) => {
      const [plan] = await Promise.all([
        this.#root.api.plan.today({}, { signal }),
        this.#root.i18n.loadNamespaces(['today']),
      ])
      return plan
    })
  }

  #loadOfGuest(): Promise<void>[] {
    const { interviewBank } = this.#root.api
    return [
      this.example.run((signal) => interviewBank.example({}, { signal, quiet: true })),
      this.interviews.run((signal) => interviewBank.list({}, { signal, quiet: true })),
    ]
  }

  #loadOfMember(): Promise<void>[] {
    const { question } = this.#root.api
    return [this.today.run((signal) => question.today({}, { signal, quiet: true })), this.loadPlan()]
  }

  /** How many questions the banks have together; undefined until they are known. */
  get questionCount(): number | undefined {
    return this.banks.value?.reduce((sum, bank) => sum + bank.questionCount, 0)
  }
}
