import type { Comment, CommentTargetName } from '@app/contract/comment/schemas'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { draftKey } from '../../../shared/session/question-drafts.ts'
import { Toggle } from '../../../shared/stores/Toggle.ts'
import { CommentBox } from './box/CommentBox.ts'
import { CommentDraft } from './box/CommentDraft.ts'
import { EditBox } from './box/EditBox.ts'
import { CommentList } from './list/CommentList.ts'

/** The comments on one thing: what is shown, what is being written, and what the reader does to them. */
export class CommentsStore {
  readonly list: CommentList
  readonly box: CommentBox
  /** The comment that is being answered, and the box that it is answered in. */
  reply: { to: Comment; box: CommentBox } | null = null
  edit: EditBox | null = null
  /** The comment that the address points to. */
  linkedId: number | null = null
  readonly #toggle = new Toggle()
  readonly #root: RootStore

  constructor(root: RootStore, target: CommentTargetName) {
    this.#root = root
    this.list = new CommentList(root.api, target)
    this.box = new CommentBox(this.#draftAt('new'), (draft) => this.#add(draft))
    makeAutoObservable(this, { list: false, box: false }, { autoBind: true })
  }

  get userId(): number | undefined {
    return this.#root.session.user?.id
  }

  /** Shows the comments, and that which the address points to, wherever it stands. */
  async open(linkedId: number | null): Promise<void> {
    const { status } = this.list.opening
    if (status === 'idle' || status === 'failed') {
      await this.list.open()
      this.#resume()
    }
    if (linkedId !== null) await this.goTo(linkedId)
  }

  /** Shows a comment that may stand on a later page, or far down its thread. */
  async goTo(id: number): Promise<void> {
    this.linkedId = null
    if (!this.list.find(id)) await this.#locate(id)
    runInAction(() => {
      this.linkedId = this.list.find(id) ? id : null
    })
  }

  startReply(to: Comment): void {
    this.edit = null
    const draft = this.#draftAt(`reply-${to.id}`)
    const box = new CommentBox(draft, async (sent) => {
      await this.#add(sent, to.id)
      this.endReply()
    })
    this.reply = { to, box }
  }

  endReply(): void {
    this.reply = null
  }

  startEdit(comment: Comment): void {
    this.reply = null
    this.edit = new EditBox({
      api: this.#root.api,
      draft: this.#draftAt(`edit-${comment.id}`, comment.content),
      comment,
      onSaved: (saved) => {
        this.list.put(saved)
        this.endEdit()
      },
    })
  }

  endEdit(): void {
    this.edit = null
  }

  /** Gives up what was written in favour of what stands there now. */
  takeTheirs({ box, theirs }: EditBox): void {
    if (theirs) this.list.put(theirs)
    box.draft.clear()
    this.endEdit()
  }

  async toggleLike({ id, isLiked, likeCount }: Comment): Promise<void> {
    const { comment } = this.#root.api
    const show = (likes: Pick<Comment, 'isLiked' | 'likeCount'>) => {
      const shown = this.list.find(id)
      if (shown) this.list.put({ ...shown, ...likes })
    }
    await this.#toggle.set(`like:${id}`, {
      from: { isLiked, likeCount },
      to: { isLiked: !isLiked, likeCount: likeCount + (isLiked ? -1 : 1) },
      show,
      save: async () => {
        const likes = isLiked ? await comment.unlike({ id }) : await comment.like({ id })
        runInAction(() => show(likes))
      },
    })
  }

  /** Never rejects: the api client has told the user about a failure. */
  async delete(comment: Comment): Promise<void> {
    const isDeleted = await this.#root.api.comment.delete({ id: comment.id }).catch(() => false)
    if (isDeleted) this.list.remove(this.list.find(comment.id) ?? comment)
  }

  async #add({ text: content, key }: CommentDraft, replyToId?: number): Promise<void> {
    const input = { ...this.list.target, content, key, ...(replyToId !== undefined && { replyToId }) }
    const comment = await this.#root.api.comment.add(input, { quiet: true })
    this.list.add(comment)
  }

  async #locate(id: number): Promise<void> {
    const { targetType, targetId } = this.list.target
    const located = await this.#root.api.comment.locate({ id }, { quiet: true }).catch(() => null)
    if (located?.targetType === targetType && located.targetId === targetId)
      this.list.putOnTop([located.thread])
    else this.#root.toasts.info(this.#root.i18n.t('comments:gone'))
  }

  /** Goes on with the reply or the edit that a closed tab left behind. */
  #resume(): void {
    const start = this.#keyAt('')
    for (const key of this.#root.storage.keys()) {
      if (!key.startsWith(start)) continue
      const [kind, id] = key.slice(start.length).split('-')
      const comment = this.list.find(Number(id))
      if (!comment || comment.state === 'deleted') continue
      if (kind === 'reply') this.startReply(comment)
      else if (kind === 'edit') this.startEdit(comment)
    }
  }

  #draftAt(place: string, initial?: string): CommentDraft {
    return new CommentDraft(this.#root.storage, this.#keyAt(place), initial)
  }

  #keyAt(place: string): string {
    const { targetType, targetId } = this.list.target
    return draftKey('comment', this.userId ?? 0, `${targetType}:${targetId}:${place}`)
  }
}

/** The comments that were shown last, for whoever comes back to them. */
export class LastComments {
  #last: CommentsStore | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  of(target: CommentTargetName): CommentsStore {
    const known = this.#last?.list.target
    if (this.#last && known?.targetType === target.targetType && known.targetId === target.targetId)
      return this.#last
    this.#last = new CommentsStore(this.#root, target)
    return this.#last
  }
}
