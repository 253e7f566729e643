import { expect, test } from 'vitest'
import { composeProblems } from '../../apps/server/src/modules/content/problem/problem-folder.ts'
import { OPERATOR_LANGUAGE } from '../../apps/server/src/platform/i18n.ts'
import { checkContent } from './check-content.ts'
import { toContent } from './load.ts'

const PLACE = 'problems/a/double'

const GOOD: Record<string, string> = {
  'problem.md': `---
title: 加倍
difficulty: easy
frequency: occasional
tags: [样例]
languages: [javascript, typescript]
entry: double
parameters:
  n: number
returns: number
followUps: [很大的数怎么办？]
order: 1
---
## 题目

返回两倍。

## 示例

1得到2。

## 约束

没有。

## 讲解

乘以2。
`,
  'starter.js': 'function double(n) {\n\n}\n',
  'starter.ts': 'function double(n: number): number {\n\n}\n',
  'solution.js': 'const double = (n) => n * 2\n',
  'solution.ts': 'const double = (n: number): number => n * 2\n',
  'wrong-1.js': 'const double = (n) => n + 2\n',
  'wrong-2.ts': 'const double = (n: number) => n\n',
  'cases.yaml': `shown:
  - args: [1]
    expected: 2
hidden:
  - args: [0]
    expected: 0
  - args: [-3]
    expected: -6
  - { name: 小数, args: [0.5], expected: 1 }
  - { generate: "[10 ** 3]", expected: 2000 }
`,
}

/** Checks the good problem with some of its files replaced, or taken away where null. */
async function check(changed: Record<string, string | null> = {}): Promise<string[]> {
  const files = Object.entries({ ...GOOD, ...changed }).flatMap(([name, text]): [string, string][] =>
    text === null ? [] : [[`${PLACE}/${name}`, text]],
  )
  const bank: [string, string] = ['problems/a/bank.md', '---\nname: 样例\norder: 1\n---\n']
  const bytes = [bank, ...files].map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)])
  const composed = composeProblems(new Map(bytes), OPERATOR_LANGUAGE)
  const { content, faults } = toContent(composed.files, () => true)
  const found = await checkContent({ content, faults: [...composed.faults, ...faults] })
  return found.map(({ file, line, reason }) => `${file.replace(`${PLACE}/`, '')}:${line} ${reason}`)
}

const good = (file: string, from: string, to: string) => ({ [file]: (GOOD[file] ?? '').replace(from, to) })

test('the good problem has no fault', async () => {
  expect(await check()).toEqual([])
})

test.each<[string, Record<string, string | null>, string]>([
  [
    'a word that is none',
    good('problem.md', 'occasional', 'daily'),
    'problem.md:4 frequency：须是common / occasional / extended之一',
  ],
  [
    'a field too many',
    good('problem.md', 'order: 1', 'order: 1\nhint: x'),
    'problem.md:13 hint：没有这个字段',
  ],
  ['no entry', good('problem.md', 'entry: double\n', ''), 'problem.md:2 entry：此项必填'],
  [
    'another heading',
    good('problem.md', '## 约束', '## 限制'),
    'problem.md:22 二级标题只能是题目、示例、约束、提示、讲解，不能是“限制”',
  ],
  ['no solution', { 'solution.ts': null }, 'solution.ts:1 缺少solution.ts'],
  ['a file too many', { 'notes.txt': '' }, 'notes.txt:1 不认识的文件notes.txt'],
  ['one wrong solution', { 'wrong-2.ts': null }, 'wrong-1.js:1 错误的写法至少要2个'],
  ['another name in the starter', { 'starter.js': 'function twice() {}' }, 'starter.js:1 里面没有double'],
  ['cases that are no YAML', good('cases.yaml', '    expected: 2', '    expected: [2'), 'cases.yaml:4 '],
  [
    'too few cases',
    good('cases.yaml', '  - args: [0]\n    expected: 0\n', ''),
    'cases.yaml:1 隐藏的用例至少要4个',
  ],
  [
    'arguments too many',
    good('cases.yaml', 'args: [0]', 'args: [0, 1]'),
    'cases.yaml:5 args的个数要与参数一样多',
  ],
])('%s is told by file and line', async (_, changed, fault) => {
  const found = await check(changed)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(fault)
})

test('programs that cannot be read are told by file and line', async () => {
  const programs = (text: string) => check({ 'cases.yaml': null, 'cases.js': text })
  expect(await programs('export default [\n  { name: 1 },\n]\n')).toEqual(['cases.js:2 用例读不懂：name'])
  expect(await programs('export default [\n  {\n]\n')).toEqual(['cases.js:3 用例读不懂：Unexpected token'])
})

test('a reference that fails a case is told where the case stands; a wrong solution that passes, in its file', async () => {
  expect(await check({ 'solution.js': 'const double = (n) => Math.trunc(n) * 2\n' })).toEqual([
    'cases.yaml:9 solution.js通不过这个用例：应为1，得到0',
  ])
  expect(await check({ 'solution.ts': 'const double = (n: number): string => n * 2\n' })).toEqual([
    expect.stringMatching(/^solution\.ts:1 这段ts有错：TS2322/),
  ])
  expect(await check({ 'wrong-1.js': 'const double = (n) => n + n\n' })).toEqual([
    'wrong-1.js:1 通过了全部用例：它应该有通不过的',
  ])
  expect(await check({ 'wrong-1.js': 'const double = (n) =>\n' })).toEqual([
    expect.stringMatching(/^wrong-1\.js:2 没有运行完：/),
  ])
})
