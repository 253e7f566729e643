import type { QuestionDetail } from '@app/contract/question/schemas'
import { companyName, type Encounter, type InterviewCompany } from '@app/contract/question-encounter/schemas'
import { MAX_ROLE_LENGTH } from '@app/contract/question-encounter/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { FormState } from '../../../shared/stores/FormState.ts'
import { checkOptionalBy } from '../../../shared/stores/field-checks.ts'

const nothing = { company: '', role: '', month: '' }

/** The dialog in which the user says where and when they met a question in an interview. */
export class EncounterStore {
  /** Companies that others named, to choose from. */
  readonly companies = new RequestState<InterviewCompany[]>()
  readonly form: FormState<typeof nothing>
  isRemoving = false
  readonly #root: RootStore
  readonly #question: QuestionDetail
  readonly #onChange: (change: Pick<QuestionDetail, 'encounter' | 'encounterCount'>) => void

  /** @param onChange told what has become of the question's mark */
  constructor(
    root: RootStore,
    question: QuestionDetail,
    onChange: (change: Pick<QuestionDetail, 'encounter' | 'encounterCount'>) => void,
  ) {
    this.#root = root
    this.#question = question
    this.#onChange = onChange
    const fine = () => null
    this.form = new FormState(toValues(question.encounter), {
      company: checkOptionalBy(companyName, root.i18n),
      role: (value) =>
        value.trim().length > MAX_ROLE_LENGTH
          ? root.i18n.t('validation:tooLong', { count: MAX_ROLE_LENGTH })
          : null,
      month: fine,
    })
    makeAutoObservable(this, { companies: false, form: false }, { autoBind: true })
  }

  get isMarked(): boolean {
    return this.#question.encounter !== null
  }

  loadCompanies(): Promise<void> {
    return this.companies.run((signal) =>
      this.#root.api.questionEncounter.companies({}, { signal, quiet: true }),
    )
  }

  /** @returns whether the mark is stored */
  async save(): Promise<boolean> {
    const { questionEncounter } = this.#root.api
    const { id } = this.#question
    let isSaved = false
    await this.form.submit(async ({ company, role, month }) => {
      const encounter = { company: company.trim(), role: role.trim(), month: month || null }
      const encounterCount = await questionEncounter.add({ questionId: id, ...encounter })
      this.#onChange({ encounter, encounterCount })
      isSaved = true
    })
    return isSaved
  }

  /** Takes the mark back. @returns whether it is gone; the api client has told about a failure */
  async remove(): Promise<boolean> {
    this.isRemoving = true
    try {
      const encounterCount = await this.#root.api.questionEncounter.delete({ id: this.#question.id })
      this.#onChange({ encounter: null, encounterCount })
      return true
    } catch {
      return false
    } finally {
      runInAction(() => {
        this.isRemoving = false
      })
    }
  }
}

function toValues(encounter: Encounter | null): typeof nothing {
  return encounter ? { ...encounter, month: encounter.month ?? '' } : nothing
}
