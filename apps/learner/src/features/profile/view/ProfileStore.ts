import type { ContributionStanding } from '@app/contract/contribution/schemas'
import type { DiscussionSummary } from '@app/contract/discussion/schemas'
import type { LearnerProfile, PublicProfile, UserProfile } from '@app/contract/user-profile/schemas'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PagedList } from '../../../shared/stores/PagedList.ts'

const POSTS_ON_PAGE = 10

/** One's own page, and the public page of anybody. */
export class ProfileStore {
  readonly profile = new RequestState<UserProfile>()
  readonly learning = new RequestState<LearnerProfile>()
  readonly shown = new RequestState<PublicProfile>()
  /** What that person, or oneself, has done for others. */
  readonly standing = new RequestState<ContributionStanding>()
  /** What the shown user has written in the forum. */
  readonly posts = new PagedList<DiscussionSummary, { authorId: number; page: number }>(
    ({ authorId, page }, signal) =>
      this.#root.api.discussion.page(
        { authorId, current: page, pageSize: POSTS_ON_PAGE },
        { signal, quiet: true },
      ),
  )
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  async loadOwn(): Promise<void> {
    const { userProfile } = this.#root.api
    await Promise.all([
      this.profile.run((signal) => userProfile.my({}, { signal })),
      this.learning.run((signal) => userProfile.learning({}, { signal })),
    ])
    if (this.profile.value) await this.#loadStanding(this.profile.value.id)
  }

  /** Where there is nobody, the page says so itself. */
  async loadPublic(id: number, page: number): Promise<void> {
    if (this.shown.value?.id !== id) {
      this.shown.reset()
      this.posts.reset()
    }
    await Promise.all([
      this.shown.run((signal) => this.#root.api.userProfile.get({ id }, { signal, quiet: true })),
      this.posts.load({ authorId: id, page }),
      this.#loadStanding(id),
    ])
  }

  async #loadStanding(id: number): Promise<void> {
    this.standing.reset()
    await this.standing.run((signal) => this.#root.api.contribution.standing({ id }, { signal, quiet: true }))
  }
}
