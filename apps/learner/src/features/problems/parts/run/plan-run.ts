import type { RunnerCases } from '@app/contract/question-program/cases'
import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import type { CaseResult, Report } from '@app/runner'
import { importCode } from '../../../../shared/import-code.ts'
import type { CodeRunner } from './CodeRun.ts'
import type { OwnCase, OwnCaseList } from './OwnCaseList.ts'
import { readOwnCall } from './own-case.ts'

/** What runs: the cases, and which of them. */
export interface RunPlan {
  cases: RunnerCases
  places: number[]
}

type CallCases = Extract<RunnerCases, { form: 'calls' }>
type SqlCases = Extract<RunnerCases, { form: 'sql' }>
type OpenRunner = () => Promise<CodeRunner>

const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place)

/** All cases of a problem. */
export async function planSubmission({ cases }: QuestionProgramDetail): Promise<RunPlan> {
  if (cases.form !== 'programs') return { cases, places: placesOf(cases.cases.length) }
  const { locatePrograms } = await importCode(() => import('@app/runner/programs'))
  return { cases, places: placesOf(locatePrograms(cases.source).length) }
}

/**
 * The cases that are shown and then one's own, whose expected results the reference gives. What is wrong with one of
 * one's own is told at it.
 * @returns null where one of one's own cannot run
 */
export async function planTrial(
  program: QuestionProgramDetail,
  own: OwnCaseList,
  openRunner: OpenRunner,
): Promise<RunPlan | null> {
  const { cases, shown } = program
  if (cases.form === 'programs') return { cases, places: [...shown] }
  const isShown = (_: unknown, place: number) => shown.includes(place)
  const ask = new Reference(program, own, openRunner)
  if (cases.form === 'sql') {
    const mine = await Promise.all(own.items.map((item) => ask.forRows(cases, item)))
    const all = [...cases.cases.filter(isShown), ...mine.filter((one) => one !== null)]
    return mine.includes(null) ? null : { cases: { ...cases, cases: all }, places: placesOf(all.length) }
  }
  const mine = await Promise.all(own.items.map((item) => ask.forCall(cases, item)))
  const all = [...cases.cases.filter(isShown), ...mine.filter((one) => one !== null)]
  return mine.includes(null) ? null : { cases: { ...cases, cases: all }, places: placesOf(all.length) }
}

/** Asks the reference what is expected of cases that somebody wrote. */
class Reference {
  readonly #program: QuestionProgramDetail
  readonly #own: OwnCaseList
  readonly #openRunner: OpenRunner

  constructor(program: QuestionProgramDetail, own: OwnCaseList, openRunner: OpenRunner) {
    this.#program = program
    this.#own = own
    this.#openRunner = openRunner
  }

  async forCall(cases: CallCases, item: OwnCase): Promise<CallCases['cases'][number] | null> {
    const { value, fault } = readOwnCall(cases, item.text)
    if (fault) return this.#refuse(item, fault)
    const asked = { ...value, name: '', expected: null }
    const result = await this.#run({ ...cases, cases: [asked] }, item)
    if (!result) return null
    const expected = result.actual === undefined ? undefined : toJson(result.actual.text)
    return expected === undefined ? this.#refuseReference(item, '') : { ...asked, expected }
  }

  async forRows(cases: SqlCases, item: OwnCase): Promise<SqlCases['cases'][number] | null> {
    if (item.text.trim() === '') return this.#refuse(item, { key: 'empty', values: {} })
    const asked = { name: '', setup: item.text, expected: { columns: [''], rows: [] } }
    const result = await this.#run({ ...cases, cases: [asked] }, item)
    if (!result) return null
    const expected = result.actual?.table
    return expected ? { ...asked, expected } : this.#refuseReference(item, '')
  }

  /** Runs the reference on one case; null when it cannot deal with it. */
  async #run(cases: RunnerCases, item: OwnCase): Promise<CaseResult | null> {
    const [language, code] = referenceOf(this.#program)
    const seen: { result: CaseResult | null } = { result: null }
    const report: Report = (event) => {
      if (event.type === 'case') seen.result = event.result
    }
    const runner = await this.#openRunner()
    const limits = { seconds: this.#program.limits.seconds, output: 0 }
    const end = await runner.run({ language, code, cases, limits }, report)
    const { result } = seen
    if (end.kind === 'finished' && result && !result.trouble) return result
    return this.#refuseReference(item, result?.trouble?.message ?? ('message' in end ? end.message : ''))
  }

  #refuseReference(item: OwnCase, message: string): null {
    return this.#refuse(item, { key: 'reference', values: { message } })
  }

  #refuse(item: OwnCase, fault: NonNullable<OwnCase['fault']>): null {
    this.#own.tell(item.id, fault)
    return null
  }
}

/** What answers soonest: JavaScript needs no files. */
const BY_SPEED: readonly ProgramLanguage[] = ['javascript', 'typescript', 'sql', 'python']

function referenceOf({ solutions }: QuestionProgramDetail): [ProgramLanguage, string] {
  const language = BY_SPEED.find((one) => solutions[one] !== undefined) ?? 'javascript'
  return [language, solutions[language] ?? '']
}

/** A result as the runner writes it; undefined for what is no data. */
function toJson(text: string): CallCases['cases'][number]['expected'] | undefined {
  try {
    return JSON.parse(text)
  } catch {
    // Keys stand bare in what is written for people.
    return quoteKeys(text)
  }
}

function quoteKeys(text: string): CallCases['cases'][number]['expected'] | undefined {
  try {
    return JSON.parse(
      text.replace(/"(?:[^"\\]|\\.)*"?|(?<![\p{L}\d_$])[\p{L}_$][\p{L}\d_$]*:/gu, (part) =>
        part.startsWith('"') ? part : `"${part.slice(0, -1)}":`,
      ),
    )
  } catch {
    return undefined
  }
}
