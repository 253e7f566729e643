import { inspectLine } from '../values/inspect.ts'
import type { Clock } from './clock.ts'
import { evaluateModule } from './compile.ts'

/** A case that is a small program. */
export interface ProgramCase {
  name: string
  /** Whether the problem shows it to its reader. */
  isShown: boolean
  expected: unknown
  /** The lines of its body, as its reader sees them. */
  input: string
  run: (tools: object) => unknown
}

/**
 * Reads the cases of a problem.
 * @throws SyntaxTrouble, or TypeError that names the case which is not whole
 */
export function readPrograms(source: string): ProgramCase[] {
  const list = evaluateModule(source)
  if (!Array.isArray(list)) throw new TypeError('export default [')
  return list.map((one: unknown, place) => {
    const read = (key: string): unknown =>
      typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined
    const [name, run] = [read('name'), read('run')]
    if (typeof name !== 'string') throw new TypeError(`[${place}].name`)
    if (typeof run !== 'function') throw new TypeError(`[${place}].run`)
    return {
      name,
      isShown: read('shown') === true,
      expected: read('expected'),
      input: bodyOf(Function.prototype.toString.call(run)),
      run: (tools) => run.call(one, tools),
    }
  })
}

function bodyOf(text: string): string {
  const lines = text.split('\n').slice(1, -1)
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0),
  )
  return lines.map((line) => line.slice(indent)).join('\n')
}

/** Runs a program on code's entry: what it returns, or else what it logged. */
export async function runProgram(
  { run }: ProgramCase,
  name: string,
  entry: unknown,
  clock: Clock,
): Promise<unknown> {
  const lines: string[] = []
  const tools = {
    [name]: entry,
    clock: {
      now: clock.now,
      advance: clock.advance,
      runAll: clock.runAll,
      settle: clock.settle,
    },
    log: (...values: unknown[]) => void lines.push(inspectLine(values)),
    sleep: clock.sleep,
    fails,
  }
  const returned = await clock.until(Promise.resolve(run(tools)))
  return returned === undefined ? lines : returned
}

/** The message of what a call throws, at once or later; null when it does not. */
async function fails(call: () => unknown): Promise<unknown> {
  try {
    await call()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}
