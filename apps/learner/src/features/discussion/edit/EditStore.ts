import type { DiscussionTagCount, UsedFacts } from '@app/contract/discussion/schemas'
import { when } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { PostEditor } from './PostEditor.ts'

/** Opens the editor of a new post or of one's own, and knows what its fields offer. */
export class EditStore {
  readonly editor = new RequestState<PostEditor>()
  readonly tags = new RequestState<DiscussionTagCount[]>()
  readonly facts = new RequestState<UsedFacts>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  /** @param id null: a new post */
  async load(id: number | null): Promise<void> {
    const { api } = this.#root
    this.editor.value?.leave()
    this.editor.reset()
    await Promise.all([
      this.editor.run((signal) => this.#open(id, signal)),
      this.tags.run((signal) => api.discussion.tags({}, { signal, quiet: true })),
      this.facts.run((signal) => api.discussion.facts({}, { signal, quiet: true })),
    ])
  }

  async #open(id: number | null, signal: AbortSignal): Promise<PostEditor> {
    const { api, session } = this.#root
    const options = { signal, quiet: true }
    const [post, saved] = await Promise.all([
      id === null ? null : api.discussion.get({ id }, options),
      api.discussionDraft.get(id === null ? {} : { discussionId: id }, options),
      // What the browser keeps, it keeps by user.
      when(() => session.user !== null || session.userRequest.status === 'failed'),
    ])
    if (post && !post.isOwn) throw new NotOwnPost()
    return new PostEditor(this.#root, post, saved)
  }
}

/** Others' posts are not for one to change. */
export class NotOwnPost extends Error {}
