import type { CallCase, CallCases, Json } from '../problem.ts'
import { inspect } from '../values/inspect.ts'
import { fromValue, toValue } from '../values/nodes.ts'
import type { Clock } from './clock.ts'
import { evaluateExpression } from './compile.ts'

/** What a case gives and how one reads it. */
export interface Given {
  args: Json[]
  input: string
}

/** The arguments of a case, made where it says how. */
export function readGiven(cases: CallCases, one: CallCase): Given {
  const made = one.generate === undefined ? one.args : toJson(evaluateExpression(one.generate))
  const args = Array.isArray(made) ? made : []
  return { args, input: describeInput(cases, one, args) }
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

function describeInput({ entry, parameters }: CallCases, { calls }: CallCase, args: readonly Json[]): string {
  if (calls === undefined) {
    return args
      .map((value, place) => `${parameters[place]?.name ?? `#${place + 1}`} = ${inspect(value)}`)
      .join('\n')
  }
  const list = (values: readonly Json[]) => values.map(inspect).join(', ')
  const lines = calls.map(([method, ...values]) => `${method}(${list(values)})`)
  return [`new ${entry}(${list(args)})`, ...lines].join('\n')
}

/** Calls the entry of code as a case says. */
export async function callEntry(
  entry: unknown,
  cases: CallCases,
  one: CallCase,
  args: readonly Json[],
  clock: Clock,
): Promise<unknown> {
  const { parameters, returns, changes } = cases
  const values = args.map((value, place) => toValue(structuredClone(value), parameters[place]?.type ?? ''))
  if (typeof entry !== 'function') throw new TypeError(`${cases.entry} is not a function`)
  if (one.calls !== undefined) return callMethods(Reflect.construct(entry, values), one.calls, clock)
  const returned = await settle(entry(...values), clock)
  if (changes === undefined) return fromValue(returned, returns ?? '')
  const place = parameters.findIndex(({ name }) => name === changes)
  return fromValue(values[place], parameters[place]?.type ?? '')
}

async function callMethods(
  instance: object,
  calls: NonNullable<CallCase['calls']>,
  clock: Clock,
): Promise<unknown[]> {
  const results: unknown[] = []
  for (const [method, ...args] of calls) {
    const member: unknown = Reflect.get(instance, method)
    if (typeof member !== 'function') throw new TypeError(`${method} is not a function`)
    results.push((await settle(Reflect.apply(member, instance, structuredClone(args)), clock)) ?? null)
  }
  return results
}

/** Waits by the clock for what is a promise, and not at all for anything else. */
async function settle(value: unknown, clock: Clock): Promise<unknown> {
  const isThenable =
    typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
  return isThenable ? clock.until(Promise.resolve(value)) : value
}
