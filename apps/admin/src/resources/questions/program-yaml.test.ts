import { questionProgram } from '@app/contract/question-program/schemas'
import { expect, test } from 'vitest'
import { findFault, fromYaml, toYaml } from './program-yaml.ts'

const program = questionProgram.parse({
  languages: ['javascript'],
  entry: 'double',
  parameters: [{ name: 'n', type: 'number' }],
  statement: '返回两倍。\n\n只有一个数。',
  solutions: { javascript: 'const double = (n) =>\n  n * 2\n' },
  cases: '{"shown":[{"args":[1],"expected":2}],"hidden":[{"args":[0],"expected":0}]}',
})

test('a problem comes back as it was; empty is none', () => {
  const text = toYaml(program)
  expect(text).toContain('statement: |-\n  返回两倍。')
  expect(text).toContain('    - args:\n        - 1\n      expected: 2')
  expect(fromYaml(text)).toEqual(program)
  expect([toYaml(null), fromYaml(' \n')]).toEqual(['', null])
})

test('programs stay the text that they are', () => {
  const cases = "export default [\n  { name: 'a', expected: 1, run: () => 1 },\n]"
  const written = questionProgram.parse({ ...program, parameters: [], cases })
  expect(fromYaml(toYaml(written))).toEqual(written)
})

test('what is no YAML is an error; what is not right yet is kept for the server to judge', () => {
  expect(() => fromYaml('a: [')).toThrow()
  expect(() => fromYaml('- a')).toThrow()
  expect(fromYaml('languages: [cobol]')).toEqual({ languages: ['cobol'] })
})

test('a fault is told with its place', () => {
  const error = { cases: { hidden: [undefined, { args: { message: '类型不对' } }] } }
  expect(findFault(error)).toBe('cases.hidden.1.args: 类型不对')
  expect(findFault({ message: '此项必填' })).toBe('此项必填')
  expect(findFault(undefined)).toBeUndefined()
})
