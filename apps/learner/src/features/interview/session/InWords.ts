import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { makeAutoObservable, observableRef } from 'mobx'
import { z } from 'zod/mini'
import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import type { AnswerDraft } from './AnswerDraft.ts'

const KEY = 'interview-in-words'

const choice = z.object({ at: z.string(), code: z.string() })

/** The question about code that the candidate would rather talk about; this device remembers it with the code so far. */
export class InWords {
  chosen: z.output<typeof choice> | null
  readonly #storage: KeyValueStorage

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
    this.chosen = read(storage.getItem(KEY))
    makeAutoObservable(this, { chosen: observableRef }, { autoBind: true })
  }

  /** The programming problem asked now is talked about instead of solved. */
  isAbout(session: InterviewSession): boolean {
    return this.chosen?.at === placeOf(session) && problemAsked(session) !== null
  }

  /** Puts the code aside. */
  choose(session: InterviewSession, draft: AnswerDraft): void {
    this.chosen = { at: placeOf(session), code: draft.text }
    this.#storage.setItem(KEY, JSON.stringify(this.chosen))
    draft.type('')
  }

  /** Back to the code as it was. */
  takeBack(draft: AnswerDraft): void {
    draft.type(this.chosen?.code ?? '')
    this.chosen = null
    this.#storage.removeItem(KEY)
  }
}

/** The programming problem that the question asks for now; null where it is one for words. */
export function problemAsked({ state, questions, place: current }: InterviewSession): number | null {
  if (state !== 'answering') return null
  const asked = questions.find(({ place }) => place === current)
  return asked?.state === 'asked' ? asked.problemId : null
}

const placeOf = ({ id, place }: InterviewSession) => `${id}/${place}`

function read(text: string | null): z.output<typeof choice> | null {
  try {
    return choice.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
