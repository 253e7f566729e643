import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { importCode } from '../../../shared/import-code.ts'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { CodeRun, type CodeRunner, MOST_LOGS, type RunKind } from '../parts/run/CodeRun.ts'
import { CODE_LANGUAGE_KEY } from '../parts/run/languages.ts'
import { OwnCaseList } from '../parts/run/OwnCaseList.ts'
import { planSubmission, planTrial, type RunPlan } from '../parts/run/plan-run.ts'
import { Attempts } from './Attempts.ts'
import { CodeDraft } from './draft/CodeDraft.ts'
import { WorkbenchView } from './WorkbenchView.ts'

/** Python and SQL are kept as long as the tab lives: they take seconds to come. */
async function openBrowserRunner(): Promise<CodeRunner> {
  const { Runner } = await importCode(() => import('@app/runner/browser'))
  return new Runner()
}

/** A programming problem being worked on: its code in each language, what runs, and what was handed in. */
export class CodeStore {
  readonly program = new RequestState<QuestionProgramDetail>()
  language: ProgramLanguage = 'javascript'
  drafts: ReadonlyMap<ProgramLanguage, CodeDraft> = new Map()
  own: OwnCaseList | null = null
  attempts: Attempts | null = null
  run: CodeRun | null = null
  /** What is needed before the code itself can run is being fetched or worked out. */
  isPreparing = false
  /** How many of the hints are open. */
  openHints = 0
  /** The explanation was asked for before anything was tried. */
  isAsked = false
  readonly view = new WorkbenchView()
  readonly #root: RootStore
  readonly #makeRunner: () => Promise<CodeRunner>
  #runner: Promise<CodeRunner> | undefined

  constructor(root: RootStore, makeRunner = openBrowserRunner) {
    this.#root = root
    this.#makeRunner = makeRunner
    makeAutoObservable(
      this,
      { program: false, drafts: observableRef, run: observableRef, view: false },
      { autoBind: true },
    )
  }

  async load(questionId: number): Promise<void> {
    if (this.program.value?.questionId !== questionId) this.#leave()
    await this.program.run((signal) =>
      this.#root.api.questionProgram.get({ questionId }, { signal, quiet: true }),
    )
    const program = this.program.value
    if (program?.questionId !== questionId) return
    if (this.drafts.size === 0) runInAction(() => this.#open(program))
    await Promise.all([this.refreshDrafts(), this.attempts?.load()])
  }

  /** Takes over what is newer on the account. Never rejects. */
  async refreshDrafts(): Promise<void> {
    const { drafts } = this
    const questionId = this.program.value?.questionId
    if (questionId === undefined) return
    const versions = new Map([...drafts].map(([language, { savedTime }]) => [language, savedTime]))
    const stored = await this.#root.api.codeDraft.get({ questionId }, { quiet: true }).catch(() => null)
    if (!stored || this.drafts !== drafts) return
    for (const [language, draft] of drafts) {
      // What was stored meanwhile is newer than the answer.
      if (draft.savedTime !== versions.get(language)) continue
      draft.receive(stored.find((one) => one.language === language))
    }
  }

  /** Takes over what another tab has put on this device. */
  readDevice(key: string | null): void {
    for (const draft of this.drafts.values()) draft.readDevice(key)
  }

  get draft(): CodeDraft | undefined {
    return this.drafts.get(this.language)
  }

  /** Something was handed in, or the explanation was asked for. */
  get isExplained(): boolean {
    return this.isAsked || (this.attempts?.list.value ?? []).length > 0 || this.run?.kind === 'submit'
  }

  get isRunning(): boolean {
    return this.isPreparing || this.run?.isRunning === true
  }

  chooseLanguage(language: ProgramLanguage): void {
    void this.draft?.save()
    this.language = language
    this.run = null
    this.#root.storage.setItem(CODE_LANGUAGE_KEY, language)
  }

  openHint(): void {
    this.openHints += 1
  }

  askExplanation(): void {
    this.isAsked = true
  }

  /** 运行 the cases that are shown and one's own, or 提交 all. */
  async start(kind: RunKind): Promise<void> {
    const [program, draft, own] = [this.program.value, this.draft, this.own]
    if (!program || !draft || !own || this.isRunning) return
    const { code, language } = draft
    const plan = await this.#plan(kind, program, own)
    if (!plan || this.program.value !== program) return
    const run = new CodeRun(kind, plan.places)
    runInAction(() => {
      this.run = run
      this.view.showRun()
    })
    const limits = { seconds: program.limits.seconds, output: MOST_LOGS }
    await run.start(() => this.#openRunner(), { language, code, cases: plan.cases, limits })
    if (this.run !== run) return
    if (kind === 'submit') this.attempts?.add(run, language, code)
    if (kind === 'submit' && run.isPassed) this.view.showPassed()
  }

  stop(): void {
    this.run?.stop()
  }

  /** Puts the code of an attempt into the editor. */
  async restore(id: number, language: ProgramLanguage): Promise<void> {
    const code = await this.attempts?.fetchCode(id)
    const draft = this.drafts.get(language)
    if (code == null || !draft) return
    runInAction(() => {
      if (language !== this.language) this.chooseLanguage(language)
      draft.type(code)
      this.view.showCode()
    })
  }

  /** Stores what is written, when the page is left. */
  saveAll(): void {
    for (const draft of this.drafts.values()) void draft.save()
  }

  async #plan(kind: RunKind, program: QuestionProgramDetail, own: OwnCaseList): Promise<RunPlan | null> {
    this.isPreparing = true
    try {
      const plan =
        kind === 'submit'
          ? await planSubmission(program)
          : await planTrial(program, own, () => this.#openRunner())
      if (!plan) this.view.showCases()
      return plan
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

  #open(program: QuestionProgramDetail): void {
    const { questionId, languages, starters } = program
    this.drafts = new Map(
      languages.map((language) => [
        language,
        new CodeDraft(this.#root, { questionId, language, starter: starters[language] ?? '' }),
      ]),
    )
    const last = languages.find((language) => language === this.#root.storage.getItem(CODE_LANGUAGE_KEY))
    this.language = last ?? languages[0] ?? 'javascript'
    this.own = new OwnCaseList(this.#root, program)
    this.attempts = new Attempts(this.#root, questionId)
  }

  #leave(): void {
    this.stop()
    this.saveAll()
    this.program.reset()
    this.drafts = new Map()
    this.own = null
    this.attempts = null
    this.run = null
    this.openHints = 0
    this.isAsked = false
    this.view.reset()
  }
}
