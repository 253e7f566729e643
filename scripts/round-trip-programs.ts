import { questionProgram } from '../packages/contract/src/question-program/schemas.ts'
import { COMPARISONS } from '../packages/contract/src/question-program/values.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** How samples choose. */
interface Choices {
  next: (below: number) => number
  list: <T>(most: number, make: () => T) => T[]
  pick: <T>(items: readonly T[]) => T
  line: () => string
  lines: () => string
  maybe: (make: () => string) => string
}

/** Makers of programming problems, of each form of cases one. */
export function programSamples({ next, list, pick, line, lines, maybe }: Choices) {
  /** Whatever JSON can hold. */
  const json = (depth = 0): Json => {
    const kinds: (() => Json)[] = [
      line,
      lines,
      () => next(2) === 0,
      () => null,
      () => next(1000) - 500,
      () => next(9) / 7,
    ]
    if (depth > 2) return pick(kinds)()
    const inner = (): Json => json(depth + 1)
    return pick([
      ...kinds,
      () => list(3, inner),
      () => Object.fromEntries(list(3, () => [line(), inner()])),
    ])()
  }
  const code = () => `${lines()}\n`
  const casesOf = (make: () => object) =>
    JSON.stringify({ shown: [make()], hidden: [make(), ...list(2, make)] }, null, 2)
  const words = () => ({
    statement: lines(),
    examples: maybe(lines),
    constraints: maybe(lines),
    hints: list(2, lines),
    limits: { seconds: 1 + next(9) },
    complexity:
      next(2) === 0 ? null : { time: { is: line(), why: line() }, space: { is: line(), why: line() } },
  })

  function sqlProgram() {
    const columns = ['id', line()]
    const one = () => ({
      name: maybe(line),
      setup: lines(),
      expected: { columns, rows: list(2, () => [next(9), line()]) },
    })
    return {
      ...words(),
      ...{ languages: ['sql'], entry: '', parameters: [], returns: '', changes: '', checker: '' },
      comparison: pick(['exact', 'unordered', 'float']),
      starters: { sql: code() },
      solutions: { sql: code() },
      wrongs: list(2, () => ({ language: 'sql', code: code() })),
      cases: casesOf(one),
      schema: code(),
    }
  }

  function callProgram() {
    const parameters = list(2, line).map((type, index) => ({ name: `p${index}`, type }))
    const one = () => ({ name: maybe(line), args: parameters.map(() => json()), expected: json() })
    const isChecked = next(2) === 0
    const changes = next(2) === 0 ? (parameters[0]?.name ?? '') : ''
    return {
      ...words(),
      ...{ languages: ['javascript', 'python'], entry: 'solve', parameters, changes, schema: '' },
      returns: changes === '' ? maybe(line) : '',
      comparison: isChecked ? 'exact' : pick(COMPARISONS),
      checker: isChecked ? code() : '',
      starters: { javascript: code() },
      solutions: { javascript: code(), python: code() },
      wrongs: list(11, () => ({ language: pick(['javascript', 'python']), code: code() })),
      cases: casesOf(one),
    }
  }

  const writtenProgram = () => ({
    ...callProgram(),
    ...{ languages: ['javascript'], parameters: [], changes: '', returns: '', checker: '', wrongs: [] },
    ...{ starters: {}, solutions: { javascript: code() } },
    cases:
      "export default [\n  { name: 'a', shown: true, expected: 1, run: () => 1 },\n  { name: 'b', expected: 2, run: () => 2 },\n]",
  })

  return [sqlProgram, callProgram, writtenProgram].map((make) => () => questionProgram.parse(make()))
}
