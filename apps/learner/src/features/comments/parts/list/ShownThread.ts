import type { Comment, CommentThread } from '@app/contract/comment/schemas'
import { REPLIES_OPENED } from '@app/contract/comment/values'
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { Api } from '../../../../shared/api.ts'

/** A comment with those of its replies that are shown: the first ones up to a place, and behind it some single ones. */
export class ShownThread {
  root: Comment
  isLoading = false
  /** All replies up to this one are here. */
  readTo: number
  readonly #replies = observable.map<number, Comment>({}, { deep: false })
  readonly #api: Api

  constructor(api: Api, { root, replies }: CommentThread) {
    this.#api = api
    this.root = root
    for (const reply of replies) this.#replies.set(reply.id, reply)
    this.readTo = firstOnes({ root, replies })
    makeAutoObservable(this, { root: observableRef }, { autoBind: true })
  }

  /** In the order in which they were written. */
  get replies(): Comment[] {
    return [...this.#replies.values()].toSorted((one, other) => one.id - other.id)
  }

  /** Those before the place where more can be shown. */
  get before(): Comment[] {
    return this.hiddenCount > 0 ? this.replies.filter(({ id }) => id <= this.readTo) : this.replies
  }

  /** Those behind it. */
  get behind(): Comment[] {
    return this.hiddenCount > 0 ? this.replies.filter(({ id }) => id > this.readTo) : []
  }

  /** How many replies are not shown. */
  get hiddenCount(): number {
    return Math.max(this.root.replyCount - this.visibleReplyCount, 0)
  }

  get visibleReplyCount(): number {
    return this.replies.filter(({ state }) => state === 'visible').length
  }

  has(id: number): boolean {
    return this.root.id === id || this.#replies.has(id)
  }

  find(id: number): Comment | undefined {
    return this.root.id === id ? this.root : this.#replies.get(id)
  }

  /** Takes over what another answer says of the thread. */
  merge({ root, replies }: CommentThread): void {
    this.root = root
    for (const reply of replies) this.#replies.set(reply.id, reply)
  }

  /** Puts a comment in the place of what is shown of it, or behind the others. */
  put(comment: Comment): void {
    if (comment.id === this.root.id) this.root = comment
    else this.#replies.set(comment.id, comment)
  }

  changeReplyCount(step: 1 | -1): void {
    this.root = { ...this.root, replyCount: this.root.replyCount + step }
  }

  removeReply(id: number): void {
    this.#replies.delete(id)
  }

  /** Shows the replies that follow. Never rejects: the api client has told the reader about a failure. */
  async more(): Promise<void> {
    if (this.isLoading) return
    this.isLoading = true
    try {
      const replies = await this.#api.comment.replies({ rootId: this.root.id, after: this.readTo })
      runInAction(() => {
        for (const reply of replies) this.#replies.set(reply.id, reply)
        const last = replies.at(-1)
        if (last) this.readTo = last.id
        // Some that were counted have gone.
        else this.root = { ...this.root, replyCount: this.visibleReplyCount }
      })
    } catch {
      // Told already.
    } finally {
      runInAction(() => {
        this.isLoading = false
      })
    }
  }
}

/** The last of the replies that are the thread's first ones. */
const firstOnes = ({ replies }: CommentThread) => replies.slice(0, REPLIES_OPENED).at(-1)?.id ?? 0
