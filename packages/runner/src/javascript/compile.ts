import { parse } from 'acorn'
import { transform } from 'sucrase'
import type { Language } from '../problem.ts'
import type { Trouble } from '../run.ts'
import { SyntaxTrouble } from './syntax-trouble.ts'

const FILE = 'solution.js'
const PLACE_IN_STACK = /solution\.js:(\d+):(\d+)/

/** Stands before the code, on its first line, so that lines stay as they are. */
const BEFORE = '(function () {'

/** Evaluates code anew and gives its entry; undefined where there is none of the name. */
export type MakeEntry = () => unknown

/**
 * Reads code. Lines of errors are those of the code.
 * @throws SyntaxTrouble
 */
export function compile(language: Language, code: string, entry: string): MakeEntry {
  const script = language === 'typescript' ? withoutTypes(code) : code
  const make = evaluate(
    `${BEFORE}${script}\n;return typeof ${entry} === 'undefined' ? undefined : ${entry}\n})\n//# sourceURL=${FILE}`,
    script,
  )
  return () => (typeof make === 'function' ? make() : undefined)
}

/**
 * Evaluates a module of one default export, as cases and checkers are.
 * @throws SyntaxTrouble
 */
export function evaluateModule(source: string): unknown {
  const script = source.replace(/^export default\b/m, 'return ')
  const make = evaluate(`(function () {${script}\n})`, script)
  return typeof make === 'function' ? make() : undefined
}

/** Evaluates an expression. */
export function evaluateExpression(expression: string): unknown {
  return evaluate(`(${expression}\n)`, expression)
}

function evaluate(program: string, script: string): unknown {
  try {
    // As a script of its own: nothing of ours is in its scope.
    // biome-ignore lint/security/noGlobalEval: it runs where it may, in a worker that reaches nothing
    return globalThis.eval(program)
  } catch (error) {
    if (error instanceof SyntaxError) throw locate(error, script)
    throw error
  }
}

/** Engines do not say where code that was evaluated is wrong. */
function locate(error: SyntaxError, script: string): SyntaxTrouble {
  try {
    parse(script, { ecmaVersion: 'latest', allowReturnOutsideFunction: true, allowHashBang: true })
    return new SyntaxTrouble(error.message)
  } catch (fault) {
    const { line, column } = placeOf(fault)
    return new SyntaxTrouble(error.message, line, column === undefined ? undefined : column + 1)
  }
}

function withoutTypes(code: string): string {
  try {
    return transform(code, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true })
      .code
  } catch (fault) {
    const { line, column } = placeOf(fault)
    const message = fault instanceof Error ? fault.message : String(fault)
    throw new SyntaxTrouble(
      message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, ''),
      line,
      column,
    )
  }
}

/** Both parsers tell a place the same way. */
function placeOf(fault: unknown): { line?: number; column?: number } {
  const loc: unknown = fault instanceof Error ? Reflect.get(fault, 'loc') : undefined
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return {}
  const { line, column } = loc
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : {}
}

/** What code threw, with its line. */
export function toTrouble(thrown: unknown, kind: Trouble['kind'] = 'exception'): Trouble {
  if (!(thrown instanceof Error)) return { kind, message: describe(thrown) }
  const [, line, column] = PLACE_IN_STACK.exec(thrown.stack ?? '') ?? []
  const message = `${thrown.name}: ${thrown.message}`
  if (line === undefined || column === undefined) return { kind, message }
  const offset = line === '1' ? BEFORE.length : 0
  return { kind, message, line: Number(line), column: Math.max(1, Number(column) - offset) }
}

function describe(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return typeof thrown
  }
}
