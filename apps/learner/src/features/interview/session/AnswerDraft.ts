import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { sessionLimits } from '@app/contract/interview-session/values'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { z } from 'zod/mini'
import type { Api } from '../../../shared/api.ts'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'

interface DraftDependencies {
  api: Api
  storage: KeyValueStorage
  /** Where the browser keeps what the server does not have yet. */
  key: string
}

/** So long after the last key. */
const DELAY = 1_000
const RETRY = 5_000

const kept = z.object({ step: z.int(), text: z.string().check(z.maxLength(sessionLimits.answer)) })

/** What the candidate is writing. The browser keeps each key at once, the server gets it after a pause. */
export class AnswerDraft {
  text = ''
  /** When the server took it last, in milliseconds since 1970; null for not in this tab. */
  savedAt: number | null = null
  /** The last try did not get through. */
  isStuck = false
  /** What the server has; a box, since MobX sees no private field. */
  readonly #saved = observable.box('')
  #at: { id: number; step: number } | null = null
  readonly #deps: DraftDependencies
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: DraftDependencies) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isChanged(): boolean {
    return this.text !== this.#saved.get()
  }

  /** Follows the session: another tab's draft is taken over, one's own is never lost to it. */
  follow(session: InterviewSession): void {
    const mine = this.#at ? this.#mine(session) : this.#restored(session)
    this.#at = { id: session.id, step: session.step }
    this.#saved.set(session.draft)
    this.text = mine ?? session.draft
    this.#keep()
    if (this.isChanged) this.#schedule(DELAY)
  }

  type(text: string): void {
    this.text = text.slice(0, sessionLimits.answer)
    this.#keep()
    this.#schedule(DELAY)
  }

  /** What was dictated comes behind what is there. */
  append(text: string): void {
    this.type(this.text === '' || this.text.endsWith('\n') ? this.text + text : joinSpoken(this.text, text))
  }

  /** It was sent, or its question was left. */
  clear(): void {
    this.stop()
    this.text = ''
    this.#saved.set('')
    this.savedAt = null
    this.#keep()
  }

  /** Gives it to the server now. Never rejects. */
  async save(): Promise<void> {
    this.stop()
    if (!this.#at || !this.isChanged) return
    const { text } = this
    const at = this.#at
    try {
      await this.#deps.api.interviewSession.saveDraft({ ...at, draft: text }, { quiet: true })
      runInAction(() => {
        if (this.#at?.step !== at.step) return
        this.#saved.set(text)
        this.savedAt = Date.now()
        this.isStuck = false
        this.#keep()
      })
    } catch {
      // It is in the browser; the network may be back later.
      runInAction(() => {
        this.isStuck = true
      })
      this.#schedule(RETRY)
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** What is in the box and stays there, null when the server's draft takes its place. */
  #mine({ step, draft, turns }: InterviewSession): string | null {
    if (wasSaid(this.text, turns)) return null
    if (step === this.#at?.step) return this.isChanged ? this.text : null
    return this.text.trim() !== '' && (this.isChanged || draft === '') ? this.text : null
  }

  /** What this browser kept and the server did not get, null without. */
  #restored({ step, draft, turns }: InterviewSession): string | null {
    const found = readKept(this.#deps.storage.getItem(this.#deps.key))
    if (!found || found.text === '' || wasSaid(found.text, turns)) return null
    return found.step === step || draft === '' ? found.text : null
  }

  #keep(): void {
    const { storage, key } = this.#deps
    if (this.isChanged && this.#at)
      storage.setItem(key, JSON.stringify({ step: this.#at.step, text: this.text }))
    else storage.removeItem(key)
  }

  #schedule(delay: number): void {
    this.stop()
    this.#timer = setTimeout(() => void this.save(), delay)
  }
}

function readKept(text: string | null): z.output<typeof kept> | null {
  try {
    return kept.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/** Whether a draft was sent as an answer already, and only its confirmation was lost. */
function wasSaid(text: string, turns: InterviewSession['turns']): boolean {
  const said = text.trim()
  return said !== '' && turns.some(({ kind, content }) => kind === 'answer' && content === said)
}

/** Latin words need a blank between them, Chinese sentences none. */
function joinSpoken(before: string, after: string): string {
  return /\w$/.test(before) && /^\w/.test(after) ? `${before} ${after}` : before + after
}
