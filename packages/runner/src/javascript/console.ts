import type { Output } from '../output.ts'
import { inspect, inspectLine } from '../values/inspect.ts'

/** A console whose lines go to an output. */
export function createConsole(output: Output): Record<string, (...values: unknown[]) => void> {
  const counts = new Map<string, number>()
  const log = (...values: unknown[]) => output.log(inspectLine(values))
  return {
    log,
    info: log,
    warn: log,
    error: log,
    debug: log,
    trace: log,
    group: log,
    groupCollapsed: log,
    groupEnd: () => undefined,
    time: () => undefined,
    timeEnd: () => undefined,
    timeLog: () => undefined,
    clear: () => undefined,
    dir: (value) => output.log(inspect(value)),
    table: (value) => output.log(inspect(value)),
    assert: (isTrue, ...values) => {
      if (!isTrue) log('Assertion failed:', ...values)
    },
    count: (label = 'default') => {
      const times = (counts.get(String(label)) ?? 0) + 1
      counts.set(String(label), times)
      log(`${String(label)}: ${times}`)
    },
  }
}
