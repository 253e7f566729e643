import type { RunnerCases } from '@app/contract/question-program/cases'
import { expect, test } from 'vitest'
import { readOwnCall, writeOwnCase } from './own-case.ts'

type CallCases = Extract<RunnerCases, { form: 'calls' }>

const sum: CallCases = {
  form: 'calls',
  entry: 'sum',
  parameters: [
    { name: 'nums', type: 'number[]' },
    { name: 'target', type: 'number' },
  ],
  comparison: 'exact',
  cases: [{ name: '', args: [[1, 2], 3], expected: 3 }],
}
const cache: CallCases = {
  ...sum,
  entry: 'Cache',
  parameters: [{ name: 'size', type: 'number' }],
  cases: [{ name: '', args: [2], calls: [['put', 1, 1]], expected: [null] }],
}

test('一个例子写成几行，读回来还是它', () => {
  expect(writeOwnCase(sum, 0)).toBe('[1,2]\n3')
  expect(readOwnCall(sum, '[1,2]\n3\n').value).toEqual({ args: [[1, 2], 3] })
  expect(writeOwnCase(cache, 0)).toBe('2\n["put",1,1]')
  expect(readOwnCall(cache, '2\n["put",1,1]').value).toEqual({ args: [2], calls: [['put', 1, 1]] })
})

test.each([
  [sum, '[1,2', 'badJson', { line: 1 }],
  [sum, '[1,2]', 'lineCount', { count: 2, names: 'nums, target' }],
  [sum, '[1,2]\n"3"', 'badType', { name: 'target', type: 'number' }],
  [sum, '7\n3', 'badType', { name: 'nums', type: 'number[]' }],
  [cache, '2', 'lineCount', { count: 1, names: 'size' }],
  [cache, '2\n3', 'badCall', { line: 2 }],
] as const)('读不懂的说出哪里不对：%#', (cases, text, key, values) => {
  expect(readOwnCall(cases, text).fault).toEqual({ key, values })
})

test('SQL题写的是放进数据的语句', () => {
  const sql: RunnerCases = {
    form: 'sql',
    schema: '',
    comparison: 'exact',
    cases: [{ name: '', setup: 'insert into t values (1);\n', expected: { columns: ['a'], rows: [] } }],
  }
  expect(writeOwnCase(sql, 0)).toBe('insert into t values (1);')
})
