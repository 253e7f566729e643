import { Output } from '../output.ts'
import type { Cases } from '../problem.ts'
import { type CaseResult, isWanted, type Report, type RunEnd, type RunRequest, type Trouble } from '../run.ts'
import { inspect } from '../values/inspect.ts'
import { judge, type Verdict } from '../values/judge.ts'
import { ListNode, NotReadable, TreeNode } from '../values/nodes.ts'
import { callEntry, readGiven } from './call-cases.ts'
import { Clock, NeverSettles } from './clock.ts'
import { compile, evaluateModule, toTrouble } from './compile.ts'
import { createConsole } from './console.ts'
import { readPrograms, runProgram } from './program-cases.ts'
import { SyntaxTrouble } from './syntax-trouble.ts'

const { now } = globalThis.performance
const realNow = now.bind(globalThis.performance)

/** A case, whatever its form. */
interface Runnable {
  name: string
  input: string
  expected: unknown
  run: (entry: unknown, clock: Clock) => unknown
  judge: (actual: unknown) => Verdict
}

/** What code did that nobody waited for. */
export interface Strays {
  /** Calls back with each rejection that nobody listens to. */
  onRejection: (listen: (reason: unknown) => void) => void
}

/** Runs code in JavaScript or TypeScript. The globals of this thread are the code's from here on. */
export async function runJavaScript(request: RunRequest, report: Report, strays: Strays): Promise<RunEnd> {
  const { cases, code, language } = request
  if (cases.form === 'sql') return { kind: 'language-unsuitable' }
  try {
    const makeEntry = compile(language, code, cases.entry)
    const runnables = readCases(cases)
    const output = new Output(report, request)
    Object.assign(globalThis, { console: createConsole(output), ListNode, TreeNode })
    const state: { uncaught: Trouble | undefined } = { uncaught: undefined }
    strays.onRejection((reason) => {
      state.uncaught ??= toTrouble(reason, 'rejection')
    })
    for (const [place, makeRunnable] of runnables.entries()) {
      if (!isWanted(request, place)) continue
      state.uncaught = undefined
      output.place = place
      const clock = new Clock((error) => {
        state.uncaught ??= toTrouble(error)
      })
      clock.install(globalThis)
      const runnable = makeRunnable()
      const start = realNow()
      const outcome = await attempt(runnable, makeEntry, clock)
      if (outcome === 'missing') return { kind: 'missing-entry', entry: cases.entry }
      const milliseconds = realNow() - start
      await clock.settle()
      const result = toResult(place, runnable, { ...outcome, trouble: outcome.trouble ?? state.uncaught })
      report({ type: 'case', result: { ...result, milliseconds } })
    }
    return { kind: 'finished' }
  } catch (error) {
    if (error instanceof SyntaxTrouble) return { kind: 'syntax', trouble: error.trouble }
    throw error
  }
}

function readCases(cases: Exclude<Cases, { form: 'sql' }>): (() => Runnable)[] {
  if (cases.form === 'programs') {
    return readPrograms(cases.source).map((program) => () => ({
      ...program,
      run: (entry, clock) => runProgram(program, cases.entry, entry, clock),
      judge: (actual) => judge(program.expected, actual, cases.comparison),
    }))
  }
  const checker = cases.checker === undefined ? undefined : evaluateModule(cases.checker)
  return cases.cases.map((one) => () => {
    const { args, input } = readGiven(cases, one)
    return {
      name: one.name,
      input,
      expected: one.expected,
      run: (entry, clock) => callEntry(entry, cases, one, args, clock),
      judge: (actual) => judge(one.expected, actual, cases.comparison, { checker, args }),
    }
  })
}

type Outcome =
  | { value: unknown; trouble?: Trouble | undefined }
  | { value?: undefined; trouble: Trouble | undefined }

async function attempt(
  { run }: Runnable,
  makeEntry: () => unknown,
  clock: Clock,
): Promise<Outcome | 'missing'> {
  try {
    const entry = makeEntry()
    if (entry === undefined) return 'missing'
    return { value: await run(entry, clock) }
  } catch (error) {
    if (error instanceof NeverSettles) return { trouble: { kind: 'pending', message: '' } }
    if (error instanceof NotReadable) return { trouble: { kind: 'unreadable', message: '' } }
    return { trouble: toTrouble(error) }
  }
}

function toResult(place: number, runnable: Runnable, outcome: Outcome): Omit<CaseResult, 'milliseconds'> {
  const { name, input, expected } = runnable
  const { trouble } = outcome
  const verdict = trouble ? undefined : runnable.judge(outcome.value)
  return {
    place,
    name,
    input,
    isPassed: verdict?.isRight ?? false,
    expected: { text: inspect(expected) },
    actual: 'value' in outcome ? { text: inspect(outcome.value) } : undefined,
    differences: verdict?.differences ?? [],
    trouble,
    reason: verdict?.reason,
  }
}
