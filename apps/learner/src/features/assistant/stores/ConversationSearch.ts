import type { AiConversation } from '@app/contract/ai-conversation/schemas'
import { makeAutoObservable } from 'mobx'
import type { Api } from '../../../shared/api.ts'
import { warn } from '../../../shared/log.ts'
import { RequestState } from '../../../shared/RequestState.ts'

/** Milliseconds without a key before the server is asked. */
const PAUSE = 250

/** Finding conversations by a part of their titles or messages. */
export class ConversationSearch {
  keyword = ''
  readonly found = new RequestState<AiConversation[]>()
  readonly #api: Api
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(api: Api) {
    this.#api = api
    makeAutoObservable(this, { found: false }, { autoBind: true })
  }

  /** What is searched for; empty for nothing. */
  get query(): string {
    return this.keyword.trim()
  }

  type(keyword: string): void {
    this.keyword = keyword
    clearTimeout(this.#timer)
    if (this.query === '') this.found.reset()
    else this.#timer = setTimeout(() => void this.#run(), PAUSE)
  }

  clear(): void {
    this.type('')
  }

  async #run(): Promise<void> {
    const { query: keyword } = this
    await this.found.run((signal) => this.#api.aiConversation.list({ keyword }, { quiet: true, signal }))
    if (this.found.status === 'failed') warn('conversations not searched', this.found.error)
  }
}
