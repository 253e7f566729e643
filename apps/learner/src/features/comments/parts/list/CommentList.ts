import type { Comment, CommentTargetName, CommentThread, ThreadPlace } from '@app/contract/comment/schemas'
import type { CommentSort } from '@app/contract/comment/values'
import { THREADS_SHOWN } from '@app/contract/comment/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Api } from '../../../../shared/api.ts'
import { RequestState } from '../../../../shared/RequestState.ts'
import { ShownThread } from './ShownThread.ts'

/** The comments on something, as far as they are shown. */
export class CommentList {
  threads: ShownThread[] = []
  sort: CommentSort = 'hot'
  /** All visible comments. */
  commentCount = 0
  /** How many others wrote since. */
  newCount = 0
  /** What has come since one looked, to stand out. */
  freshIds: ReadonlySet<number> = new Set()
  readonly opening = new RequestState<null>()
  readonly following = new RequestState<null>()
  /** Where the next page begins; null at the end. */
  next: ThreadPlace | null = null
  #newestId = 0
  readonly target: CommentTargetName
  readonly #api: Api

  constructor(api: Api, target: CommentTargetName) {
    this.#api = api
    this.target = target
    makeAutoObservable(
      this,
      {
        threads: observableRef,
        freshIds: observableRef,
        next: observableRef,
        opening: false,
        following: false,
        target: false,
      },
      { autoBind: true },
    )
  }

  /** About how many comments the next page brings. */
  get nextCount(): number {
    const shown = this.threads.reduce(
      (sum, { root, visibleReplyCount }) => sum + visibleReplyCount + (root.state === 'visible' ? 1 : 0),
      0,
    )
    return Math.min(Math.max(this.commentCount - shown, 1), THREADS_SHOWN)
  }

  /** Shows the first page. Never rejects. */
  open(sort = this.sort): Promise<void> {
    this.sort = sort
    return this.opening.run(async (signal) => {
      // What is there already says nothing of the failure.
      const quiet = this.threads.length === 0
      const page = await this.#api.comment.threads({ ...this.target, sort }, { signal, quiet })
      runInAction(() => {
        this.threads = page.threads.map((thread) => new ShownThread(this.#api, thread))
        this.commentCount = page.commentCount
        this.newCount = 0
        this.freshIds = new Set()
        this.#newestId = page.newestId
        this.next = page.next
      })
      return null
    })
  }

  /** Shows the page that follows. Never rejects. */
  more(): Promise<void> {
    return this.following.run(async (signal) => {
      if (!this.next) return null
      const { sort, target } = this
      const page = await this.#api.comment.threads({ ...target, sort, after: this.next }, { signal })
      if (sort !== this.sort) return null
      runInAction(() => {
        // What was liked or answered meanwhile may come a second time.
        const added = page.threads.filter(({ root }) => !this.threadOf(root.id))
        this.threads = [...this.threads, ...added.map((thread) => new ShownThread(this.#api, thread))]
        this.commentCount = page.commentCount
        this.next = page.next
      })
      return null
    })
  }

  /** Asks, without a word when that fails, how many comments others have written since. */
  async checkNews(): Promise<void> {
    if (this.opening.status !== 'ready') return
    const after = this.#newestId
    const count = await this.#api.comment.since({ ...this.target, after }, { quiet: true }).catch(() => null)
    if (count !== null && after === this.#newestId) runInAction(() => (this.newCount = count))
  }

  /** Puts the threads with new comments on top. Never rejects: the api client has told the reader about a failure. */
  async showNews(): Promise<void> {
    const news = await this.#api.comment.newer({ ...this.target, after: this.#newestId }).catch(() => null)
    if (!news) return
    runInAction(() => {
      const fresh = news.threads.flatMap(({ root, replies }) => [root, ...replies])
      this.freshIds = new Set(fresh.map(({ id }) => id).filter((id) => id > this.#newestId))
      this.putOnTop(news.threads)
      this.commentCount = news.commentCount
      this.#newestId = news.newestId
      this.newCount = 0
    })
  }

  putOnTop(found: readonly CommentThread[]): void {
    const top = found.map((thread) => {
      const shown = this.threadOf(thread.root.id)
      shown?.merge(thread)
      return shown ?? new ShownThread(this.#api, thread)
    })
    this.threads = [...top, ...this.threads.filter((thread) => !top.includes(thread))]
  }

  /** Adds what the reader wrote: a thread on top, a reply in its thread. */
  add(comment: Comment): void {
    if (this.find(comment.id)) return
    if (comment.rootId === null) this.putOnTop([{ root: comment, replies: [] }])
    else this.threadOf(comment.rootId)?.put(comment)
    if (comment.state === 'visible') this.#count(comment, 1)
  }

  put(comment: Comment): void {
    const before = this.find(comment.id)
    this.threadOf(comment.rootId ?? comment.id)?.put(comment)
    const step = Number(comment.state === 'visible') - Number(before?.state === 'visible')
    if (step === 1 || step === -1) this.#count(comment, step)
  }

  /** Takes a comment of the reader's away; a thread's first comment keeps its place when there are replies. */
  remove(comment: Comment): void {
    const thread = this.threadOf(comment.rootId ?? comment.id)
    if (!thread) return
    if (comment.state === 'visible') this.#count(comment, -1)
    if (comment.rootId !== null) thread.removeReply(comment.id)
    const isLeft = thread.replies.length > 0 || thread.root.replyCount > 0
    if (comment.rootId === null && isLeft)
      thread.put({ ...comment, state: 'deleted', author: null, content: '', mentions: [], editTime: null })
    else if (comment.rootId === null || (thread.root.state === 'deleted' && !isLeft))
      this.threads = this.threads.filter((other) => other !== thread)
  }

  find(id: number): Comment | undefined {
    return this.threadWith(id)?.find(id)
  }

  threadOf(rootId: number): ShownThread | undefined {
    return this.threads.find(({ root }) => root.id === rootId)
  }

  threadWith(id: number): ShownThread | undefined {
    return this.threads.find((thread) => thread.has(id))
  }

  #count({ rootId }: Comment, step: 1 | -1): void {
    this.commentCount += step
    if (rootId !== null) this.threadOf(rootId)?.changeReplyCount(step)
  }
}
