import type {
  DiscussionSummary,
  DiscussionTagCount,
  Helper,
  UsedFacts,
} from '@app/contract/discussion/schemas'
import type { DiscussionDraft } from '@app/contract/discussion-draft/schemas'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { type DiscussionQuery, toPageInput } from './discussion-query.ts'

/** The list of posts and what stands beside it. */
export class DiscussionListStore {
  readonly list = new PagedList<DiscussionSummary, DiscussionQuery>((query, signal) =>
    this.#root.api.discussion.page(toPageInput(query), { signal }),
  )
  readonly tags = new RequestState<DiscussionTagCount[]>()
  /** What the boxes of company and role offer. */
  readonly facts = new RequestState<UsedFacts>()
  readonly helpers = new RequestState<Helper[]>()
  /** The new post that the user has begun; null for none. */
  readonly draft = new RequestState<DiscussionDraft | null>()
  readonly #root: RootStore
  readonly #toggle = new Toggle()

  constructor(root: RootStore) {
    this.#root = root
  }

  async load(query: DiscussionQuery): Promise<void> {
    const { api, session } = this.#root
    await Promise.all([
      this.list.load(query),
      this.tags.run((signal) => api.discussion.tags({}, { signal, quiet: true })),
      this.helpers.run((signal) => api.discussion.helpers({}, { signal, quiet: true })),
      ...(session.isLoggedIn
        ? [this.draft.run((signal) => api.discussionDraft.get({}, { signal, quiet: true }))]
        : []),
    ])
  }

  /** Once one of the boxes is used. */
  async loadFacts(): Promise<void> {
    if (this.facts.status !== 'idle') return
    await this.facts.run((signal) => this.#root.api.discussion.facts({}, { signal, quiet: true }))
  }

  async toggleWatch({ tag, isWatched }: DiscussionTagCount): Promise<void> {
    const { discussion } = this.#root.api
    await this.#toggle.set(`watch:${tag}`, {
      from: isWatched,
      to: !isWatched,
      show: (shown) =>
        this.tags.update((tags) => tags.map((one) => (one.tag === tag ? { ...one, isWatched: shown } : one))),
      save: () => (isWatched ? discussion.unwatchTag({ tag }) : discussion.watchTag({ tag })),
    })
  }
}
