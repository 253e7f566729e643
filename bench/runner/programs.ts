import type { Cases, Language } from '../../packages/runner/src/problem.ts'
import { DEFAULT_LIMITS, type RunRequest } from '../../packages/runner/src/run.ts'

/** The same small program, as one writes it in an interview. */
export const CODE: Record<Exclude<Language, 'typescript'>, string> = {
  javascript: `function countPrimes(n) {
  const isComposite = new Uint8Array(n)
  let count = 0
  for (let i = 2; i < n; i++) {
    if (isComposite[i]) continue
    count++
    for (let j = i * i; j < n; j += i) isComposite[j] = 1
  }
  return count
}`,
  python: `def count_primes(n):
    composite = bytearray(n)
    count = 0
    for i in range(2, n):
        if composite[i]:
            continue
        count += 1
        for j in range(i * i, n, i):
            composite[j] = 1
    return count`,
  sql: 'select team, max(score) as best from result group by team order by team',
}

export const SIZE = 10_000
const PRIMES = 1_229
export const CALLS = 10

export function requestOf(language: keyof typeof CODE): RunRequest {
  return {
    language,
    code: CODE[language],
    cases: language === 'sql' ? sqlCases() : callCases(),
    limits: DEFAULT_LIMITS,
  }
}

function callCases(): Cases {
  const one = { name: '', args: [SIZE], expected: PRIMES }
  return {
    form: 'calls',
    entry: 'countPrimes',
    parameters: [{ name: 'n', type: 'number' }],
    comparison: 'exact',
    cases: Array.from({ length: CALLS }, () => one),
  }
}

function sqlCases(): Cases {
  const one = {
    name: '',
    setup: 'insert into result select n % 3, n from generate_series(1, 300) as n',
    expected: {
      columns: ['team', 'best'],
      rows: [
        [0, 300],
        [1, 298],
        [2, 299],
      ],
    },
  }
  return {
    form: 'sql',
    schema: 'create table result (team integer, score integer)',
    comparison: 'exact',
    cases: Array.from({ length: CALLS }, () => one),
  }
}
