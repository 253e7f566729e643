import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import { objectionLimits } from '@app/contract/interview-objection/values'
import { makeAutoObservable } from 'mobx'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'

interface Objected {
  sessionId: number
  place: number
}

/** The dialog in which the user says why they do not agree with a score. What was typed stays when it is closed. */
export class ObjectionStore {
  readonly form: FormState<{ reason: string }>
  isOpen = false
  readonly #root: RootStore
  readonly #objected: Objected
  readonly #onAdd: (objection: InterviewObjection) => void

  constructor(root: RootStore, objected: Objected, onAdd: (objection: InterviewObjection) => void) {
    this.#root = root
    this.#objected = objected
    this.#onAdd = onAdd
    this.form = new FormState(
      { reason: '' },
      {
        reason: (value) => {
          const { length } = value.trim()
          if (length === 0) return root.i18n.t('validation:required')
          if (length <= objectionLimits.reason) return null
          return root.i18n.t('validation:tooLong', { count: objectionLimits.reason })
        },
      },
    )
    makeAutoObservable(this, { form: false }, { autoBind: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** A failure is shown in the form. */
  send(): Promise<void> {
    return this.form.submit(async ({ reason }) => {
      const call = { ...this.#objected, reason: reason.trim() }
      this.#onAdd(await this.#root.api.interviewObjection.add(call, { quiet: true }))
      this.close()
    })
  }
}
