import type { ReportReason, ReportTargetType } from '@app/contract/report/values'
import { MAX_REPORT_NOTE } from '@app/contract/report/values'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'

/** What is reported. */
export interface ReportedTarget {
  targetType: ReportTargetType
  targetId: number
}

type ReportValues = { reason: ReportReason; note: string }

/** What the user says of something that is against the rules. */
export class ReportForm {
  readonly form: FormState<ReportValues>
  readonly #root: RootStore
  readonly #target: ReportedTarget
  readonly #onSent: () => void

  constructor(root: RootStore, target: ReportedTarget, onSent: () => void) {
    this.#root = root
    this.#target = target
    this.#onSent = onSent
    const { t } = root.i18n
    this.form = new FormState<ReportValues>(
      { reason: 'advertisement', note: '' },
      {
        reason: () => null,
        note: (note, { reason }) => {
          const { length } = note.trim()
          if (length === 0 && reason === 'other') return t('validation:required')
          return length > MAX_REPORT_NOTE ? t('validation:tooLong', { count: MAX_REPORT_NOTE }) : null
        },
      },
    )
  }

  /** A failure is shown in the form. */
  send = (): Promise<void> =>
    this.form.submit(async ({ reason, note }) => {
      const { api, toasts, i18n } = this.#root
      await api.report.add({ ...this.#target, reason, note: note.trim() }, { quiet: true })
      toasts.success(i18n.t('comments:report.sent'))
      this.#onSent()
    })
}
