import { ApiError } from '@app/api-client'
import { type Comment, commentSchema } from '@app/contract/comment/schemas'
import { Code } from '@app/contract/common/envelope'
import { makeAutoObservable, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { Api } from '../../../../shared/api.ts'
import { CommentBox } from './CommentBox.ts'
import type { CommentDraft } from './CommentDraft.ts'

/** What a refused edit says of the comment as it is now. */
const conflict = z.object({ current: commentSchema })

interface EditDependencies {
  api: Api
  draft: CommentDraft
  comment: Comment
  onSaved: (comment: Comment) => void
}

/** A comment of the reader's that is being edited, and what to do when another tab edited it as well. */
export class EditBox {
  readonly box: CommentBox
  readonly id: number
  /** What stands there now, when that is not what was edited. */
  theirs: Comment | null = null
  #version: number
  readonly #deps: EditDependencies

  constructor(deps: EditDependencies) {
    this.#deps = deps
    this.id = deps.comment.id
    this.#version = deps.comment.version
    this.box = new CommentBox(deps.draft, ({ text }) => this.#save(text))
    makeAutoObservable(this, { box: false, id: false }, { autoBind: true })
  }

  /** Puts what was written here in place of what stands there now. */
  keepMine(): Promise<boolean> {
    if (this.theirs) this.#version = this.theirs.version
    this.theirs = null
    return this.box.send()
  }

  async #save(content: string): Promise<void> {
    const { api, onSaved } = this.#deps
    try {
      const change = { id: this.id, version: this.#version, content }
      onSaved(await api.comment.update(change, { quiet: true }))
    } catch (error) {
      if (error instanceof ApiError && error.code === Code.conflict)
        runInAction(() => {
          this.theirs = conflict.parse(error.data).current
        })
      throw error
    }
  }
}
