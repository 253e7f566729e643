import { callLists } from '@app/contract/question-program/cases'
import { expect, test } from 'vitest'
import { emptyRow, findCellFaults, readRows, writeRows } from './case-rows.ts'

const calls = {
  shown: [{ args: [[3, 1], { b: 1, a: 2 }], expected: { z: null, y: '甲' } }],
  hidden: [
    { name: '大', generate: '[Array(9).fill(1), 2]', expected: 9 },
    { args: [], calls: [['push', 5], ['pop']], expected: [null, 5] },
  ],
}

test('cases of calls are rows, and come back to the letter', () => {
  const text = JSON.stringify(calls, null, 2)
  const rows = readRows(text, false) ?? []
  expect(rows).toEqual([
    { ...emptyRow, part: 'shown', input: '[3,1]\n{"b":1,"a":2}', expected: '{"z":null,"y":"甲"}' },
    { ...emptyRow, name: '大', isMade: true, input: '[Array(9).fill(1), 2]', expected: '9' },
    { ...emptyRow, calls: '["push",5]\n["pop"]', expected: '[null,5]' },
  ])
  expect(writeRows(rows, false)).toBe(text)
})

test('cases of SQL say columns and rows line by line', () => {
  const row = {
    name: '空的',
    setup: 'insert into t values (1);\n',
    expected: { columns: ['a'], rows: [[1], [null]] },
  }
  const text = JSON.stringify({ shown: [row], hidden: [] }, null, 2)
  const rows = readRows(text, true) ?? []
  expect(rows[0]).toMatchObject({ input: 'insert into t values (1);\n', expected: '["a"]\n[1]\n[null]' })
  expect(writeRows(rows, true)).toBe(text)
})

test('programs and what is no list of cases are no rows; nothing is none', () => {
  expect(readRows('export default []', false)).toBeNull()
  expect(readRows('{"shown": 1}', false)).toBeNull()
  expect(readRows(JSON.stringify(calls), true)).toBeNull()
  expect([readRows('', false), writeRows([], true)]).toEqual([[], ''])
})

test('a cell that cannot be read is told with its line, and makes the whole unreadable', () => {
  const row = { ...emptyRow, input: '[1]\n\nabc', calls: '["get", 1]\n[1]', expected: '[1' }
  expect(findCellFaults(row, false)).toEqual({
    input: { key: 'json', line: 2 },
    calls: { key: 'call', line: 2 },
    expected: { key: 'json', line: 1 },
  })
  expect(() => callLists.parse(JSON.parse(writeRows([row], false)))).toThrow()
  expect(findCellFaults({ ...emptyRow, isMade: true }, false)).toEqual({
    input: { key: 'empty', line: 1 },
    expected: { key: 'empty', line: 1 },
  })
  expect(findCellFaults({ ...emptyRow, expected: '[1]' }, true)).toEqual({
    expected: { key: 'columns', line: 1 },
  })
  expect(findCellFaults({ ...emptyRow, expected: '["a"]\n2' }, true)).toEqual({
    expected: { key: 'row', line: 2 },
  })
  expect(findCellFaults({ ...emptyRow, input: '1\n"甲"', expected: 'null' }, false)).toEqual({})
})
