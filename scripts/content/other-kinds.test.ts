import { expect, test } from 'vitest'
import { check } from './testing/sample.ts'

const reasonOf = (fault: string) => fault.slice(fault.indexOf(' ') + 1)
const sentence = '缓冲池把磁盘上的数据页留在内存里，改过的页稍后由后台线程写回磁盘。'

const POINT = `---
title: 缓冲池
summary: 页怎样留在内存里
minutes: 10
order: 1
questions: [a/q]
recall:
  - { slug: why, question: 为什么要有它？, answer: 磁盘太慢。 }
checked:
  date: 2026-11-20
  versions: [样例1]
  sources: [{ fact: 样例的数, source: 样例的规定 }]
---
先要知道：磁盘按页读写。

## 怎样留

${sentence.repeat(26)}

## 留多少

| 内存 | 留下 |
| --- | --- |
| 大 | 多 |
`

const INTERVIEW = `---
title: 快递柜断电了怎么办？
topic: 设计
difficulty: easy
minutes: 3
order: 1
keyPoints:
  - text: 先写日志再开门
    weight: 5
    followUp: 开门之前做什么？
  - text: 来电以后重放日志
    weight: 5
    followUp: 电来了以后呢？
  - text: 操作要能重复执行而结果不变
    weight: 3
    followUp: 做了一半怎么处理？
  - text: 备用电池撑到写完最后一条
    weight: 3
    followUp: 最后一条没有写完呢？
hint: 想想之前与之后。
probes: [日志满了怎么办？, 日志坏了怎么办？, 怎样证明没有丢？]
anchors:
  zero: 那就没有办法了，等人来修。
  half: 开门之前先写日志。
  full: 先写日志再开门，来电以后重放日志，每一步都是幂等的，再配一块备用电池。
redFlags: [说不会断电]
variant: 你的系统断过电吗？
questions: [a/q]
---
先写日志再开门，来电以后重放日志；每一步都是幂等的，备用电池撑到写完最后一条。
`

const checkPoint = (text: string) =>
  check({
    files: { 'chapters/c/chapter.md': '---\nname: 章\norder: 1\n---\n', 'chapters/c/p.md': text },
    selected: 'chapters',
  })
const checkInterview = (text: string) =>
  check({
    files: {
      'interviews/i/bank.md': '---\nname: 面\nminutes: 30\norder: 1\n---\n',
      'interviews/i/x.md': text,
    },
    selected: 'interviews',
  })

test('the good samples have no fault', async () => {
  expect(await checkPoint(POINT)).toEqual([])
  expect(await checkInterview(INTERVIEW)).toEqual([])
})

test.each<[from: string | RegExp, to: string, reason: string | RegExp]>([
  ['minutes: 10', 'minutes: 5', '阅读时间5分钟，应为8至15分钟'],
  ['minutes: 10', 'minutes: 15', /^阅读时间与长度不相称：每分钟\d+字，应为80至200字$/],
  ['先要知道：磁盘', '磁盘', '正文要以“先要知道：”开头，写明阅读前要懂什么'],
  ['questions: [a/q]', 'questions: []', '没有练它的题（questions）'],
  [/\| [\s\S]*\|\n/, '多多益善。\n', '知识点要有一张图、一个表格或一段代码'],
  [sentence.repeat(26), sentence, /^正文\d+字（不计空白与图），应为800至2000字$/],
  [/checked:\n( {2}.*\n)+/, '', '缺少checked：什么时候、按哪些版本、依据哪些来源核对过'],
])('a knowledge point: %s', async (from, to, reason) => {
  const found = (await checkPoint(POINT.replace(from, to))).map(reasonOf)
  if (typeof reason === 'string') expect(found).toContain(reason)
  else expect(found).toContainEqual(expect.stringMatching(reason))
})

test.each([
  [/full: .*/, 'full: 多配几个人看着就行。', '值100分的样例没有提到要点1、2、3、4'],
  [/---\n先写日志再开门.*/, '---\n多配几个人看着就行。', '参考回答没有提到要点1、2、3、4'],
  [', 怎样证明没有丢？', '', 'probes有2个，应为3个，一层比一层深'],
  ['hint: 想想之前与之后。\n', '', '缺少hint'],
  ['redFlags: [说不会断电]\n', '', '缺少redFlags'],
  ['variant: 你的系统断过电吗？\n', '', '缺少variant'],
])('an interview question: %s', async (from, to, reason) => {
  expect((await checkInterview(INTERVIEW.replace(from, to))).map(reasonOf)).toContain(reason)
})

test('a post is set as carefully as the rest', async () => {
  const post = '---\ntitle: 欢迎来到这里\ncategory: share\norder: 1\n---\n先看 这里。\n'
  const faults = await check({ files: { 'posts/welcome.md': post } })
  expect(faults).toEqual([expect.stringMatching(/^posts\/welcome\.md:6 .*先看 这里/)])
})
