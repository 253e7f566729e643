import { expect, test } from 'vitest'
import { emptyProgram, tidyProgram } from './program-values.ts'

const full = {
  ...emptyProgram,
  entry: 'double',
  parameters: [{ name: 'n', type: 'number' }],
  schema: 'create table t (a int);',
  starters: { python: 'def double(n):\n' },
  solutions: { javascript: 'const double = (n) => n * 2\n' },
  wrongs: [
    { language: 'python' as const, code: 'x' },
    { language: 'javascript' as const, code: '' },
  ],
}

test('what the languages have no use for is not sent; an empty wrong solution is, to be told of', () => {
  expect(tidyProgram(full)).toEqual({
    ...full,
    schema: '',
    starters: {},
    wrongs: [{ language: 'javascript', code: '' }],
  })
  expect(tidyProgram({ ...full, languages: ['sql'] })).toMatchObject({
    entry: '',
    parameters: [],
    solutions: {},
    schema: full.schema,
  })
  expect(tidyProgram(null)).toBeNull()
})
