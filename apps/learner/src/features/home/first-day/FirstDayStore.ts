import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import type { PlanTarget } from '@app/contract/plan/schemas'
import { makeAutoObservable } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'

/** Stands for a role that the site has no interviews for. */
export const OTHER_ROLE = '-'

const nothing = { role: '', level: '', interviewDay: '', isDayKnown: false }

/** The three questions of the first day: what one prepares for, how far one is, and when it is. */
export class FirstDayStore {
  readonly targets = new RequestState<PlanTarget[]>()
  readonly form: FormState<typeof nothing>
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    this.form = new FormState(nothing, {
      role: (value) => (value === '' ? i18n.t('today:firstDay.noRole') : null),
      level: (value) => (value === '' ? i18n.t('today:firstDay.noLevel') : null),
      interviewDay: (value, { isDayKnown }) =>
        isDayKnown && value === '' ? i18n.t('today:firstDay.noDay') : null,
      isDayKnown: () => null,
    })
    makeAutoObservable(this, { targets: false, form: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.targets.run((signal) => this.#root.api.plan.targets({}, { signal, quiet: true }))
  }

  /** Makes the plan of the answers. @returns whether it is made */
  async save(): Promise<boolean> {
    let isSaved = false
    await this.form.submit(async ({ role, level, interviewDay, isDayKnown }) => {
      const levels = this.targets.value?.find((target) => target.role === role)?.levels
      await this.#root.api.plan.update(
        {
          interviewDay: isDayKnown ? interviewDay : null,
          role: role === OTHER_ROLE ? '' : role,
          level: INTERVIEW_LEVELS.find((value) => value === level) ?? null,
          bankIds: levels?.find((one) => one.level === level)?.bankIds ?? [],
        },
        { quiet: true },
      )
      isSaved = true
    })
    return isSaved
  }

  /** A plan that says nothing, so that nobody is asked again. @returns whether it is made */
  async skip(): Promise<boolean> {
    try {
      await this.#root.api.plan.update({})
      return true
    } catch {
      // The api client has told the user.
      return false
    }
  }
}
