import type { DiscussionDetail, SimilarDiscussion } from '@app/contract/discussion/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'

/** A post to read, and what a reader does with it. */
export class PostStore {
  readonly detail = new RequestState<DiscussionDetail>()
  readonly similar = new RequestState<SimilarDiscussion[]>()
  isRemoving = false
  readonly #root: RootStore
  readonly #toggle = new Toggle()

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, { detail: false, similar: false }, { autoBind: true })
  }

  async load(id: number): Promise<void> {
    const { api } = this.#root
    if (this.detail.value?.id !== id) {
      this.detail.reset()
      this.similar.reset()
    }
    await this.detail.run((signal) => api.discussion.get({ id }, { signal, quiet: true }))
    const { value } = this.detail
    if (this.detail.status !== 'ready' || !value) return
    await this.similar.run((signal) =>
      api.discussion.similar({ title: value.title, id }, { signal, quiet: true }),
    )
  }

  toggleLike({ id, isLiked }: DiscussionDetail): Promise<void> {
    const { discussionLike } = this.#root.api
    return this.#toggle.set(`like:${id}`, {
      from: isLiked,
      to: !isLiked,
      show: (shown) =>
        this.#change(id, ({ likeCount }) => ({ isLiked: shown, likeCount: likeCount + (shown ? 1 : -1) })),
      save: () => (isLiked ? discussionLike.delete({ id }) : discussionLike.add({ discussionId: id })),
    })
  }

  toggleFavourite({ id, isFavourite }: DiscussionDetail): Promise<void> {
    const { discussion } = this.#root.api
    return this.#toggle.set(`favourite:${id}`, {
      from: isFavourite,
      to: !isFavourite,
      show: (shown) =>
        this.#change(id, ({ favouriteCount }) => ({
          isFavourite: shown,
          favouriteCount: favouriteCount + (shown ? 1 : -1),
        })),
      save: () => (isFavourite ? discussion.unfavourite({ id }) : discussion.favourite({ id })),
    })
  }

  toggleWatch({ id, isWatched }: DiscussionDetail): Promise<void> {
    const { discussion } = this.#root.api
    return this.#toggle.set(`watch:${id}`, {
      from: isWatched,
      to: !isWatched,
      show: (shown) => this.#change(id, () => ({ isWatched: shown })),
      save: () => (isWatched ? discussion.unwatch({ id }) : discussion.watch({ id })),
    })
  }

  /** Watches one of the post's tags, or no longer. */
  toggleTagWatch({ id, watchedTags }: DiscussionDetail, tag: string): Promise<void> {
    const { discussion } = this.#root.api
    const isWatched = watchedTags.includes(tag)
    return this.#toggle.set(`watch:${tag}`, {
      from: isWatched,
      to: !isWatched,
      show: (shown) =>
        this.#change(id, (post) => ({
          watchedTags: [...post.watchedTags.filter((one) => one !== tag), ...(shown ? [tag] : [])],
        })),
      save: () => (isWatched ? discussion.unwatchTag({ tag }) : discussion.watchTag({ tag })),
    })
  }

  /** Makes a comment the answer of a 求助, or takes that back. */
  toggleAccepted({ id, acceptedCommentId }: DiscussionDetail, commentId: number): Promise<void> {
    const { discussion } = this.#root.api
    const isAccepted = acceptedCommentId === commentId
    return this.#toggle.set(`accept:${id}`, {
      from: acceptedCommentId,
      to: isAccepted ? null : commentId,
      show: (shown) => this.#change(id, () => ({ acceptedCommentId: shown, isSolved: shown !== null })),
      save: () => (isAccepted ? discussion.unaccept({ id }) : discussion.accept({ id, commentId })),
    })
  }

  /** Deletes one's own post. @returns whether it is gone */
  async remove({ id }: DiscussionDetail): Promise<boolean> {
    if (this.isRemoving) return false
    const { api, toasts, i18n } = this.#root
    this.isRemoving = true
    try {
      await api.discussion.delete({ id })
      toasts.success(i18n.t('discussion:post.removed'))
      return true
    } catch {
      // The client has said why.
      return false
    } finally {
      this.#endRemoving()
    }
  }

  /** Asks somebody to answer. @returns whether they are told */
  async invite(id: number, userId: number): Promise<boolean> {
    const { api, toasts, i18n } = this.#root
    try {
      await api.discussion.invite({ id, userId })
      toasts.success(i18n.t('discussion:invite.done'))
      return true
    } catch {
      return false
    }
  }

  #endRemoving(): void {
    this.isRemoving = false
  }

  #change(id: number, change: (post: DiscussionDetail) => Partial<DiscussionDetail>): void {
    this.detail.update((post) => (post.id === id ? { ...post, ...change(post) } : post))
  }
}
