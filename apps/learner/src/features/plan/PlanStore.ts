import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import type { Plan, PlanSettings, PlanTarget } from '@app/contract/plan/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { companyName, type InterviewCompany } from '@app/contract/question-encounter/schemas'
import { MAX_ROLE_LENGTH } from '@app/contract/question-encounter/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../shared/RequestState.ts'
import type { RootStore } from '../../shared/root/store-context.ts'
import { FormState } from '../../shared/stores/FormState.ts'
import { checkOptionalBy } from '../../shared/stores/field-checks.ts'

/** What somebody prepares for who has not told how far they are. */
const DEFAULT_LEVEL = 'junior'

const nothing = { interviewDay: '', role: '', level: '', company: '' }

/** The user's plan until an interview, and the form of what they prepare for. */
export class PlanStore {
  /** Null for a user without a plan. */
  readonly plan = new RequestState<Plan | null>()
  readonly banks = new RequestState<QuestionBank[]>()
  readonly companies = new RequestState<InterviewCompany[]>()
  readonly targets = new RequestState<PlanTarget[]>()
  readonly form: FormState<typeof nothing>
  bankIds: number[] = []
  isEditing = false
  isRemoving = false
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    const { i18n } = root
    this.form = new FormState(nothing, {
      interviewDay: () => null,
      role: (value) =>
        value.trim().length > MAX_ROLE_LENGTH
          ? i18n.t('validation:tooLong', { count: MAX_ROLE_LENGTH })
          : null,
      level: () => null,
      company: checkOptionalBy(companyName, i18n),
    })
    makeAutoObservable(
      this,
      { plan: false, banks: false, companies: false, targets: false, form: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    const { plan, questionBank, questionEncounter } = this.#root.api
    await Promise.all([
      this.plan.run((signal) => plan.get({}, { signal })),
      this.banks.run((signal) => questionBank.list({}, { signal, quiet: true })),
      this.companies.run((signal) => questionEncounter.companies({}, { signal, quiet: true })),
      this.targets.run((signal) => plan.targets({}, { signal, quiet: true })),
    ])
  }

  /** Opens the form with what the user prepares for now. */
  edit(): void {
    const settings = this.plan.value?.settings
    const { interviewDay, role, level, company } = settings ?? nothing
    this.form.start({ interviewDay: interviewDay ?? '', role, level: level ?? '', company })
    this.bankIds = settings?.bankIds ?? []
    this.isEditing = true
  }

  close(): void {
    this.isEditing = false
  }

  setBankIds(bankIds: number[]): void {
    this.bankIds = bankIds
  }

  /** Another role or level is practised with other banks: those of what one can prepare for, where it is one of these. */
  changeTarget(change: { role?: string; level?: string }): void {
    if (change.role !== undefined) this.form.change('role', change.role)
    if (change.level !== undefined) this.form.change('level', change.level)
    const { role, level } = this.form.values
    const levels = this.targets.value?.find((target) => target.role === role)?.levels
    const fitting = levels?.find((one) => one.level === (level || DEFAULT_LEVEL))
    if (fitting) this.bankIds = fitting.bankIds
  }

  /** Stores the target; the plan is made anew. */
  async save(): Promise<void> {
    await this.form.submit(async ({ interviewDay, role, level, company }) => {
      const settings: PlanSettings = {
        interviewDay: interviewDay === '' ? null : interviewDay,
        role,
        level: INTERVIEW_LEVELS.find((value) => value === level) ?? null,
        company,
        bankIds: this.bankIds,
      }
      this.plan.set(await this.#root.api.plan.update(settings))
      runInAction(() => {
        this.isEditing = false
      })
    })
  }

  /** Gives the plan up. The api client tells about a failure. */
  async remove(): Promise<void> {
    this.isRemoving = true
    try {
      await this.#root.api.plan.delete()
      this.plan.set(null)
      this.close()
    } catch {
      // Everything is as it was.
    } finally {
      runInAction(() => {
        this.isRemoving = false
      })
    }
  }
}
