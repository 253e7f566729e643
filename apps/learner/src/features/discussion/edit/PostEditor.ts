import { ApiError } from '@app/api-client'
import { Code, type FieldError } from '@app/contract/common/envelope'
import {
  type DiscussionDetail,
  discussionDetail,
  discussionText,
  interviewFacts,
} from '@app/contract/discussion/schemas'
import type { DiscussionDraft } from '@app/contract/discussion-draft/schemas'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkBy, checkOptionalBy } from '../../../shared/stores/field-checks.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'
import { ImageUploads } from './ImageUploads.ts'
import { PostDraft } from './PostDraft.ts'
import { type PostValues, tagsOf, toPostText, toValues } from './post-values.ts'
import { SimilarPosts } from './SimilarPosts.ts'

/** A new post or a change of one's own: the form, its draft, its pictures and what is like it. */
export class PostEditor {
  /** The post that is changed; null for a new one. */
  readonly id: number | null
  readonly draft: PostDraft
  readonly form: FormState<PostValues>
  readonly images: ImageUploads
  readonly similar: SimilarPosts
  /** The post was changed elsewhere since this change was begun: what it says now. */
  conflict: DiscussionDetail | null = null
  readonly #root: RootStore
  readonly #stopFollowing: () => void
  /** The post that was sent last: sent again unchanged, it is the same. */
  #sent = { text: '', key: '' }

  constructor(root: RootStore, post: DiscussionDetail | null, saved: DiscussionDraft | null) {
    this.#root = root
    this.id = post?.id ?? null
    this.draft = new PostDraft(root, { post: post && { ...post, values: toValues(post) }, saved })
    this.form = new FormState(this.draft.initial, checksOf(root))
    this.images = new ImageUploads(root, (placeholder, text) =>
      this.form.change(
        'content',
        this.form.values.content.replace(placeholder, () => text),
      ),
    )
    this.similar = new SimilarPosts(root, this.id)
    makeAutoObservable(
      this,
      { id: false, draft: false, form: false, images: false, similar: false, conflict: observableRef },
      { autoBind: true },
    )
    this.similar.follow(this.form.values.title)
    const followForm = reaction(
      () => this.form.values,
      (values) => this.draft.type({ ...values, content: this.images.without(values.content) }),
    )
    const followTitle = reaction(() => this.form.values.title, this.similar.follow)
    this.#stopFollowing = () => {
      followForm()
      followTitle()
    }
  }

  /** Whether leaving now would lose something. */
  get isAtRisk(): boolean {
    return this.images.uploads.length > 0 || this.draft.isAtRisk
  }

  /** The page goes: what was typed is given to the server. */
  leave(): void {
    this.#stopFollowing()
    this.images.stop()
    this.similar.stop()
    void this.draft.save()
  }

  /** @returns the post's id; null when it is not published, and the form says why */
  async publish(): Promise<number | null> {
    const { toasts, i18n } = this.#root
    if (this.images.uploads.length > 0) {
      toasts.warning(i18n.t('discussion:image.wait'))
      return null
    }
    let published: number | null = null
    await this.form.submit(async (values) => {
      await this.draft.settle()
      published = await this.#send(values)
    })
    return published
  }

  /** Gives up what was typed. */
  async discard(): Promise<void> {
    try {
      const values = await this.draft.discard()
      this.images.stop()
      this.form.start(values)
    } catch {
      // The client has said why; nothing is gone.
    }
  }

  /** Goes on with the draft that was written elsewhere. */
  takeOther(): void {
    this.form.start(this.draft.takeOther())
  }

  /** Publishes what was written here in place of what was changed elsewhere. */
  keepMine(): Promise<number | null> {
    this.draft.baseVersion = this.conflict?.version ?? this.draft.baseVersion
    this.conflict = null
    return this.publish()
  }

  /** Goes on from what was changed elsewhere. */
  takeTheirs(): void {
    if (!this.conflict) return
    this.draft.baseVersion = this.conflict.version
    this.form.start(toValues(this.conflict))
    this.conflict = null
  }

  async #send(values: PostValues): Promise<number> {
    const { discussion } = this.#root.api
    const text = toPostText(values)
    const version = this.draft.baseVersion ?? 0
    try {
      const id = this.id ?? (await discussion.add({ ...text, key: this.#keyOf(text) }, { quiet: true }))
      if (this.id !== null) await discussion.update({ id, version, ...text }, { quiet: true })
      this.draft.end()
      return id
    } catch (error) {
      void this.draft.save()
      throw this.#understand(error)
    }
  }

  /** Another text is another post, even if the answer to the first was lost. */
  #keyOf(text: object): string {
    const written = JSON.stringify(text)
    if (written !== this.#sent.text) this.#sent = { text: written, key: newStepId() }
    return this.#sent.key
  }

  #understand(error: unknown): unknown {
    if (!(error instanceof ApiError)) return error
    if (error.code !== Code.conflict)
      return error.fieldErrors.length > 0
        ? new ApiError(error.code, error.message, error.fieldErrors.map(toField))
        : error
    const known = changedPost.safeParse(error.data)
    if (!known.success) return error
    runInAction(() => {
      this.conflict = known.data.current
    })
    return new Error(this.#root.i18n.t('discussion:conflict.title'))
  }
}

const changedPost = z.object({ current: discussionDetail })

/** The tags are one field. */
function toField({ path, message }: FieldError): FieldError {
  return { path: path.startsWith('tags') ? 'tags' : path, message }
}

function checksOf({ i18n }: RootStore) {
  const { title, content, tags } = discussionText.shape
  const fine = () => null
  return {
    title: checkBy(title, i18n, 'discussion:edit.title'),
    category: fine,
    tags: (_: string, values: PostValues) => {
      const { success } = tags.safeParse(tagsOf(values))
      return success ? null : i18n.t('discussion:edit.badTags')
    },
    'interview.company': checkOptionalBy(interviewFacts.shape.company, i18n),
    'interview.role': checkOptionalBy(interviewFacts.shape.role, i18n),
    'interview.level': fine,
    'interview.round': fine,
    'interview.outcome': fine,
    'interview.month': fine,
    content: checkBy(content, i18n, 'discussion:edit.content'),
  }
}
