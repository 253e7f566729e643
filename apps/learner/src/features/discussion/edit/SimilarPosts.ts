import type { SimilarDiscussion } from '@app/contract/discussion/schemas'
import { discussionLimits } from '@app/contract/discussion/values'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** So long after the last key. */
const DELAY = 400

/** Posts whose titles are like the one that is being typed. */
export class SimilarPosts {
  readonly found = new RequestState<SimilarDiscussion[]>()
  /** The title they are like. */
  title = ''
  readonly #root: RootStore
  readonly #id: number | null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param id the post that is changed, which is like itself */
  constructor(root: RootStore, id: number | null) {
    this.#root = root
    this.#id = id
    this.follow = this.follow.bind(this)
  }

  follow(typed: string): void {
    this.stop()
    const title = typed.trim()
    if (title.length < discussionLimits.minTitle) this.found.reset()
    else this.#timer = setTimeout(() => void this.#search(title), DELAY)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #search(title: string): Promise<void> {
    this.title = title
    const input = this.#id === null ? { title } : { title, id: this.#id }
    return this.found.run((signal) => this.#root.api.discussion.similar(input, { signal, quiet: true }))
  }
}
