import { expect, test } from 'vitest'
import { emptyProgram, tidyProgram } from './program-values.ts'

const bound = { is: 'O(1)', why: '一次' }
const full = {
  ...emptyProgram,
  entry: 'double',
  parameters: [{ name: 'n', type: 'number' }],
  schema: 'create table t (a int);',
  starters: { javascript: '', python: 'def double(n):\n' },
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

test('a complexity of which nothing is said is none; one half said is whole, for the contract to judge', () => {
  const empty = { is: '', why: ' ' }
  expect(tidyProgram({ ...full, complexity: { time: empty, space: empty } })?.complexity).toBeNull()
  const typed = { ...full, complexity: { time: bound, space: empty } }
  // Inputs that nobody has touched hold nothing.
  Reflect.deleteProperty(typed.complexity, 'space')
  expect(tidyProgram(typed)?.complexity).toEqual({ time: bound, space: { is: '', why: '' } })
})
