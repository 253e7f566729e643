import type { PyodideInterface } from 'pyodide'
import { readGiven } from '../javascript/call-cases.ts'
import { evaluateModule } from '../javascript/compile.ts'
import { Output } from '../output.ts'
import type { CallCase, CallCases, Json } from '../problem.ts'
import { type CaseResult, isWanted, type Report, type RunEnd, type RunRequest, type Trouble } from '../run.ts'
import { judge, type OwnChecker } from '../values/judge.ts'
import { HARNESS } from './harness.ts'
import { toSnakeCase } from './snake-case.ts'

/** What the harness says of a case. */
interface Outcome {
  isMissing?: boolean
  value?: Json
  shown?: string
  trouble?: Trouble
  expected: string
  milliseconds: number
}

/** A runtime of Python that can run code. */
export interface Python {
  compileCode: (code: string) => string | undefined
  runCase: (text: string, log: (line: string) => void) => string
  describeArgs: (text: string) => string
}

/** Prepares a runtime. It can be used for many runs: each case has a namespace of its own. */
export function preparePython(pyodide: PyodideInterface): Python {
  pyodide.setStdin({ error: true })
  const names = pyodide.toPy({})
  pyodide.runPython(HARNESS, { globals: names })
  return {
    compileCode: names.get('compile_code'),
    runCase: names.get('run_case'),
    describeArgs: names.get('describe_args'),
  }
}

/** Runs code in Python. */
export function runPython(python: Python, request: RunRequest, report: Report): RunEnd {
  const { cases, code } = request
  if (cases.form !== 'calls') return { kind: 'language-unsuitable' }
  const fault = python.compileCode(code)
  if (fault) return { kind: 'syntax', trouble: readTrouble(JSON.parse(fault)) }
  const checker = cases.checker === undefined ? undefined : evaluateModule(cases.checker)
  const output = new Output(report, request)
  for (const [place, one] of cases.cases.entries()) {
    if (!isWanted(request, place)) continue
    output.place = place
    const { args } = readGiven(cases, one)
    const given = JSON.stringify(describeCase(cases, one, args))
    const outcome: Outcome = JSON.parse(python.runCase(given, (line) => output.log(line)))
    if (outcome.isMissing) return { kind: 'missing-entry', entry: toSnakeCase(cases.entry) }
    const result = toResult(cases, one, outcome, { checker, args })
    report({ type: 'case', result: { ...result, place, input: python.describeArgs(given) } })
  }
  return { kind: 'finished' }
}

function toResult(
  { comparison }: CallCases,
  { name, expected }: CallCase,
  outcome: Outcome,
  own: OwnChecker,
): Omit<CaseResult, 'place' | 'input'> {
  const verdict = outcome.trouble ? undefined : judge(expected, outcome.value, comparison, own)
  return {
    name,
    isPassed: verdict?.isRight ?? false,
    milliseconds: outcome.milliseconds,
    expected: { text: outcome.expected },
    actual: outcome.shown === undefined ? undefined : { text: outcome.shown },
    differences: verdict?.differences ?? [],
    trouble: outcome.trouble && readTrouble(outcome.trouble),
    reason: verdict?.reason,
  }
}

function describeCase(
  { entry, parameters, returns, changes }: CallCases,
  one: CallCase,
  args: Json[],
): object {
  return {
    entry: toSnakeCase(entry),
    args,
    names: parameters.map(({ name }) => toSnakeCase(name)),
    kinds: parameters.map(({ type }) => type),
    calls: one.calls?.map(([method, ...values]) => [toSnakeCase(method), ...values]) ?? null,
    returns: returns ?? '',
    changes: changes === undefined ? null : parameters.findIndex(({ name }) => name === changes),
    expected: one.expected,
  }
}

/** Python says null for a line that it does not know. */
function readTrouble({ line, column, ...trouble }: Trouble): Trouble {
  return { ...trouble, line: line ?? undefined, column: column ?? undefined }
}
