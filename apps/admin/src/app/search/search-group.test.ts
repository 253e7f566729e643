import { expect, test } from 'vitest'
import { matching } from './search-group.ts'

const entry = (text: string) => ({ key: text, text, choose: () => {} })
const groups = [
  { title: '页面', entries: ['用户管理', '题目管理'].map(entry) },
  { title: '这一页的操作', entries: ['导出', 'Ban user'].map(entry) },
]
const found = (keyword: string) =>
  matching(groups, keyword).map(({ title, entries }) => [title, entries.map(({ text }) => text)])

test.each([
  ['管理', [['页面', ['用户管理', '题目管理']]]],
  ['管理 题目', [['页面', ['题目管理']]]],
  ['bAN', [['这一页的操作', ['Ban user']]]],
  ['没有的', []],
])('%s is found in any order and case, and empty groups are left out', (keyword, expected) => {
  expect(found(keyword)).toEqual(expected)
})

test('nothing typed leaves everything', () => {
  expect(found('').flatMap(([, texts]) => texts)).toHaveLength(4)
})
