import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import type { FavouriteQuestion } from '@app/contract/favourite/schemas'
import type { InterviewSessionSummary } from '@app/contract/interview-session/schemas'
import type { NoteSummary } from '@app/contract/note/schemas'
import { makeAutoObservable } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'

const PAGE_SIZE = 10

export const KEPT_TABS = ['recent', 'interviews', 'favourites', 'notes', 'posts', 'favouritePosts'] as const
export type KeptTab = (typeof KEPT_TABS)[number]

/** What a learner did and keeps: interviews, favourites, notes and posts, each fetched when its tab is opened; how many interviews and posts there are is told at once. Whoever comes back finds their tab and page. */
export class KeptStore {
  tab: KeptTab = 'recent'
  readonly interviews = new PagedList<InterviewSessionSummary, { page: number }>(({ page }, signal) =>
    this.#root.api.interviewSession.page({ current: page, pageSize: PAGE_SIZE }, { signal, quiet: true }),
  )
  readonly favourites = new PagedList<FavouriteQuestion, { page: number }>(({ page }, signal) =>
    this.#root.api.favourite.page({ current: page, pageSize: PAGE_SIZE }, { signal, quiet: true }),
  )
  readonly notes = new PagedList<NoteSummary, { page: number }>(({ page }, signal) =>
    this.#root.api.note.page({ current: page, pageSize: PAGE_SIZE }, { signal, quiet: true }),
  )
  /** One's own. */
  readonly posts = new PagedList<DiscussionSummary, { page: number }>(({ page }, signal) =>
    this.#root.api.discussion.page(
      { authorId: this.#root.session.user?.id ?? 0, current: page, pageSize: PAGE_SIZE },
      { signal, quiet: true },
    ),
  )
  readonly favouritePosts = new PagedList<DiscussionSummary, { page: number }>(({ page }, signal) =>
    this.#root.api.discussion.page(
      { isFavourite: true, current: page, pageSize: PAGE_SIZE },
      { signal, quiet: true },
    ),
  )
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(
      this,
      { interviews: false, favourites: false, notes: false, posts: false, favouritePosts: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    const counted = [this.interviews, this.posts].filter((list) => list !== this.#shown)
    await Promise.all([this.refresh(), ...counted.map((list) => list.load({ page: 1 }))])
  }

  open(tab: KeptTab): void {
    this.tab = tab
    void this.refresh()
  }

  /** Fetches the page that is shown. When what it showed is gone, the last page there is comes in its place. */
  async refresh(): Promise<void> {
    const list = this.#shown
    if (!list) return
    await list.load({ page: list.page })
    if (list.range !== null || list.page === 1) return
    const { total, pageSize } = list.value ?? { total: 0, pageSize: PAGE_SIZE }
    await list.load({ page: Math.max(Math.ceil(total / pageSize), 1) })
  }

  get #shown(): KeptStore[Exclude<KeptTab, 'recent'>] | null {
    return this.tab === 'recent' ? null : this[this.tab]
  }
}
