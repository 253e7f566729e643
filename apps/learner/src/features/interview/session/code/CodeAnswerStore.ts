import { MAX_FAILURE } from '@app/contract/code-attempt/values'
import type { CodeOutcome } from '@app/contract/interview-session/schemas'
import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { importCode } from '../../../../shared/import-code.ts'
import { RequestState } from '../../../../shared/RequestState.ts'
import type { RootStore } from '../../../../shared/root/store-context.ts'
import { CodeRun, type CodeRunner, MOST_LOGS, type RunKind } from '../../../problems/parts/run/CodeRun.ts'
import { describeFailure } from '../../../problems/parts/run/describe-run.ts'
import { CODE_LANGUAGE_KEY } from '../../../problems/parts/run/languages.ts'
import { planSubmission } from '../../../problems/parts/run/plan-run.ts'
import type { AnswerDraft } from '../AnswerDraft.ts'

async function openBrowserRunner(): Promise<CodeRunner> {
  const { Runner } = await importCode(() => import('@app/runner/browser'))
  return new Runner()
}

/** The code that answers a question of an interview. What is written is the answer's draft; it runs in this browser. */
export class CodeAnswerStore {
  readonly program = new RequestState<QuestionProgramDetail>()
  language: ProgramLanguage = 'javascript'
  run: CodeRun | null = null
  /** What is needed before the code itself can run is being fetched. */
  isPreparing = false
  readonly #root: RootStore
  readonly #draft: AnswerDraft
  readonly #makeRunner: () => Promise<CodeRunner>
  /** What was written in the languages that are not chosen now. */
  readonly #others = new Map<ProgramLanguage, string>()
  #runner: Promise<CodeRunner> | undefined

  constructor(root: RootStore, draft: AnswerDraft, makeRunner = openBrowserRunner) {
    this.#root = root
    this.#draft = draft
    this.#makeRunner = makeRunner
    makeAutoObservable(this, { program: false, run: observableRef }, { autoBind: true })
  }

  async load(questionId: number): Promise<void> {
    await this.program.run((signal) =>
      this.#root.api.questionProgram.get({ questionId }, { signal, quiet: true }),
    )
    const program = this.program.value
    if (program) runInAction(() => this.#open(program))
  }

  get isRunning(): boolean {
    return this.isPreparing || this.run?.isRunning === true
  }

  chooseLanguage(language: ProgramLanguage): void {
    if (language === this.language) return
    this.#others.set(this.language, this.#draft.text)
    this.language = language
    this.run = null
    this.#root.storage.setItem(CODE_LANGUAGE_KEY, language)
    this.#draft.type(this.#others.get(language) ?? this.#starterOf(language))
  }

  /** Runs the cases that are shown, or all to hand in; null when something else runs, or it was stopped. */
  async start(kind: RunKind): Promise<CodeOutcome | null> {
    const program = this.program.value
    if (!program || this.isRunning) return null
    const { language } = this
    const code = this.#draft.text
    const plan = await this.#plan(kind, program)
    if (!plan) return { language, passed: 0, total: 0, firstFailure: '' }
    const run = new CodeRun(kind, plan.places)
    runInAction(() => {
      this.run = run
    })
    const limits = { seconds: program.limits.seconds, output: MOST_LOGS }
    await run.start(() => this.#openRunner(), { language, code, cases: plan.cases, limits })
    return run.end?.kind === 'stopped' ? null : outcomeOf(run, language)
  }

  stop(): void {
    this.run?.stop()
  }

  async #plan(kind: RunKind, program: QuestionProgramDetail) {
    this.isPreparing = true
    try {
      const plan = await planSubmission(program)
      return kind === 'submit' ? plan : { ...plan, places: [...program.shown] }
    } catch {
      this.#root.toasts.error(this.#root.i18n.t('code:end.unavailable'))
      return null
    } finally {
      runInAction(() => {
        this.isPreparing = false
      })
    }
  }

  #openRunner(): Promise<CodeRunner> {
    if (!this.#runner) {
      this.#runner = this.#makeRunner()
      this.#runner.catch(() => {
        this.#runner = undefined
      })
    }
    return this.#runner
  }

  #open({ languages }: QuestionProgramDetail): void {
    const last = languages.find((one) => one === this.#root.storage.getItem(CODE_LANGUAGE_KEY))
    this.language = last ?? languages[0] ?? 'javascript'
    if (this.#draft.text === '') this.#draft.type(this.#starterOf(this.language))
  }

  #starterOf(language: ProgramLanguage): string {
    return this.program.value?.starters[language] ?? ''
  }
}

/** What is told of a run. What did not run at all has no cases. */
function outcomeOf(run: CodeRun, language: ProgramLanguage): CodeOutcome {
  const hasRun = run.end?.kind === 'finished' || run.end?.kind === 'timeout'
  return {
    language,
    passed: hasRun ? run.passed : 0,
    total: hasRun ? run.places.length : 0,
    firstFailure: describeFailure(run).slice(0, MAX_FAILURE),
  }
}
