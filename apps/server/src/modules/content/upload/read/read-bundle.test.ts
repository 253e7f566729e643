import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBundle } from './read-bundle.ts'

test('人们真有的压缩包：每个文件都有一行，读不了的说出哪一行、为什么', () => {
  const bytes = readFileSync(new URL('./files/crlf-bom-md.zip', import.meta.url))
  const told = readBundle(bytes, 'zh-CN').map(({ place, problems }) => [
    place.replace('banks/mysql/', ''),
    ...problems.map(({ column, reason }) => `${column}：${reason}`),
  ])
  const badName = expect.stringContaining('第1行：文件名不合规则')
  const noMatter = '第1行：文件要以两行---之间的信息开头'
  expect(told).toEqual([
    ['a b.md', badName],
    ['cb-1.md', '第2行：order：缺少此项'],
    ['cb-2.md', '第2行：不是UTF-8文本，或含有NUL字符'],
    ['cb-3.MD', '第2行：order：缺少此项'],
    ['cb-4.markdown', '第2行：order：缺少此项'],
    ['cb-5.md', noMatter],
    ['cb-6.md', noMatter],
    ['cb-7.md', '第8行：YAML语法有误：缩进要用空格，不能用制表符'],
    ['cb-8.md', '第2行：order：缺少此项'],
    ['死锁.md', badName],
    ['banks/不存在的库/x.md', badName],
  ])
})
