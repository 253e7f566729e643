import { toRunnerCases } from '@app/contract/question-program/cases'
import type { QuestionProgram } from '@app/contract/question-program/schemas'
import type { ProgramLanguage } from '@app/contract/question-program/values'
import type { CaseResult, Report, RunEnd, RunRequest } from '@app/runner'

/** What runs code. */
export interface CodeRunner {
  run: (request: RunRequest, report: Report, signal?: AbortSignal) => Promise<RunEnd>
}

/** One solution that was run on all cases. */
export interface Outcome {
  language: ProgramLanguage
  /** Of a wrong solution: which of its language, from 1; 0 for the reference. */
  wrong: number
  end: RunEnd
  results: CaseResult[]
  /** Whether it is what it should be: a reference passes every case, and a case refuses a wrong solution. */
  isRight: boolean
}

type Solution = Pick<Outcome, 'language' | 'wrong'> & { code: string }

/** The most that is kept of what a solution logs: nobody reads it here. */
const MOST_OUTPUT = 10_000

/** What runs of a problem: of each language the reference, and then its wrong solutions. */
const solutionsOf = ({ languages, solutions, wrongs }: QuestionProgram): Solution[] =>
  languages.flatMap((language) => [
    { language, wrong: 0, code: solutions[language] ?? '' },
    ...wrongs
      .filter((one) => one.language === language)
      .map(({ code }, place) => ({ language, wrong: place + 1, code })),
  ])

interface Hearing {
  onOutcome: (outcome: Outcome) => void
  onLoading: (loaded: number, total: number) => void
  signal: AbortSignal
}

/** Runs the references and the wrong solutions of a problem that was checked, one after the other. */
export async function runReferences(
  program: QuestionProgram,
  runner: CodeRunner,
  { onOutcome, onLoading, signal }: Hearing,
): Promise<void> {
  const cases = toRunnerCases(program)
  const limits = { seconds: program.limits.seconds, output: MOST_OUTPUT }
  for (const { language, wrong, code } of solutionsOf(program)) {
    const results: CaseResult[] = []
    const report: Report = (event) => {
      if (event.type === 'loading') onLoading(event.loaded, event.total)
      if (event.type === 'case') results.push(event.result)
    }
    const end = await runner.run({ language, code, cases, limits }, report, signal)
    if (signal.aborted) return
    onOutcome({ language, wrong, end, results, isRight: isRight(wrong > 0, end, results) })
  }
}

/** What cannot run at all is no wrong solution either. */
function isRight(isWrongOne: boolean, { kind }: RunEnd, results: readonly CaseResult[]): boolean {
  const isRefused = results.some(({ isPassed }) => !isPassed)
  if (isWrongOne) return kind === 'timeout' || (kind === 'finished' && isRefused)
  return kind === 'finished' && results.length > 0 && !isRefused
}
