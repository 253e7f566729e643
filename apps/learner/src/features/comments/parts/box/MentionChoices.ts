import type { CommentTargetName, MentionChoice } from '@app/contract/comment/schemas'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Api } from '../../../../shared/api.ts'

const PAUSE = 150
const LONGEST_NAME = 30

/** Whom one may mean who types an @, asked for after a pause in typing. */
export class MentionChoices {
  found: readonly MentionChoice[] = []
  readonly #api: Api
  readonly #target: CommentTargetName
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = ''

  constructor(api: Api, target: CommentTargetName) {
    this.#api = api
    this.#target = target
    makeAutoObservable(this, { found: observableRef }, { autoBind: true })
  }

  search(prefix: string): void {
    this.stop()
    this.#asked = prefix
    // No name is like that.
    if (prefix.length > LONGEST_NAME || prefix.includes('\n')) this.found = []
    else this.#timer = setTimeout(() => void this.#ask(prefix), PAUSE)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #ask(prefix: string): Promise<void> {
    const input = { ...this.#target, prefix: prefix.trim() }
    // One can type the name without help.
    const found = await this.#api.user.mention(input, { quiet: true }).catch(() => [])
    if (prefix === this.#asked) runInAction(() => (this.found = found))
  }
}
