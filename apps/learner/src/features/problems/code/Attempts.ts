import type { CodeAttemptSummary } from '@app/contract/code-attempt/schemas'
import { type AttemptOutcome, MAX_FAILURE } from '@app/contract/code-attempt/values'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'
import { StepOutbox } from '../../review/parts/StepOutbox.ts'
import type { CodeRun } from '../parts/run/CodeRun.ts'
import { describeFailure } from '../parts/run/describe-run.ts'

/** All that are kept of one question. */
const PAGE = 100

interface HandedIn {
  stepId: string
  questionId: number
  language: ProgramLanguage
  code: string
  outcome: AttemptOutcome
  passed: number
  total: number
  milliseconds: number
  firstFailure: string
}

/** What a learner has handed in to one problem, the newest first. */
export class Attempts {
  readonly list = new RequestState<CodeAttemptSummary[]>()
  /** On their way: without a network they wait. */
  readonly outbox: StepOutbox<HandedIn, CodeAttemptSummary>
  readonly #root: RootStore
  readonly #questionId: number

  constructor(root: RootStore, questionId: number) {
    this.#root = root
    this.#questionId = questionId
    this.outbox = new StepOutbox<HandedIn, CodeAttemptSummary>({
      send: ({ stepId, ...attempt }) =>
        root.api.codeAttempt.add({ key: stepId, ...attempt }, { quiet: true }),
      onSent: (attempt) => this.#show(attempt),
      onRefused: (_, error) => root.toasts.error(error.message),
    })
    makeAutoObservable(this, { list: false, outbox: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const questionId = this.#questionId
    return this.list.run(async (signal) => {
      const input = { questionId, current: 1, pageSize: PAGE }
      return (await this.#root.api.codeAttempt.page(input, { signal, quiet: true })).records
    })
  }

  /** Keeps what was handed in, where it came to a result. */
  add(run: CodeRun, language: ProgramLanguage, code: string): void {
    const outcome = outcomeOf(run)
    if (!outcome || code === '') return
    this.outbox.add({
      stepId: newStepId(),
      questionId: this.#questionId,
      language,
      code,
      outcome,
      passed: run.passed,
      total: run.places.length,
      milliseconds: Math.round(run.milliseconds),
      firstFailure: describeFailure(run).slice(0, MAX_FAILURE),
    })
  }

  /** The code of one; null when it could not be fetched. */
  async fetchCode(id: number): Promise<string | null> {
    const attempt = await this.#root.api.codeAttempt.get({ id }).catch(() => null)
    return attempt?.code ?? null
  }

  #show(attempt: CodeAttemptSummary): void {
    runInAction(() => this.list.set([attempt, ...(this.list.value ?? [])]))
  }
}

/** What came of a run; null when it did not run to a result. */
function outcomeOf(run: CodeRun): AttemptOutcome | null {
  if (run.isPassed) return 'passed'
  switch (run.end?.kind) {
    case 'finished':
      return run.results.some(({ trouble }) => trouble) ? 'error' : 'failed'
    case 'timeout':
      return 'timeout'
    case 'syntax':
    case 'missing-entry':
    case 'broken':
      return 'error'
    default:
      return null
  }
}
