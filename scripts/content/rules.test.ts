import { expect, test } from 'vitest'
import { check, checkWith, QUESTION } from './testing/sample.ts'

const Q = 'banks/a/q.md'

test('the good sample has no fault', async () => {
  expect(await check()).toEqual([])
})

test('what the importer refuses is told in its words', async () => {
  expect(await checkWith('difficulty: easy', 'difficulty: simple')).toEqual([
    `${Q}:3 difficulty：须是easy / medium / hard之一`,
  ])
})

test.each([
  ['related: [lost]', '没有已发布的题目lost'],
  ['related: [q]', '不能关联自己'],
  ['related: [a/q2]', '同一题库的题不写题库名：a/q2'],
])('a link: %s', async (field, reason) => {
  const text = QUESTION.replace('answeredBy', () => `${field}\nansweredBy`)
  const found = await check({ files: { [Q]: text }, selected: Q })
  expect(found).toEqual([`${Q}:32 ${reason}`.replace(':32', `:${lineOf(text, field)}`)])
})

test('links of knowledge points and interview questions lead to questions too', async () => {
  const point =
    '---\ntitle: 点\nsummary: 一句\nminutes: 9\norder: 1\nquestions: [a/lost]\nrecall:\n  - { slug: x, question: 甲, answer: 乙 }\n---\n正文\n'
  const found = await check({
    files: { 'chapters/c/chapter.md': '---\nname: 章\norder: 1\n---\n', 'chapters/c/p.md': point },
  })
  expect(found).toContain('chapters/c/p.md:6 没有已发布的题目a/lost')
})

test('two files that ask and say the same are told once each', async () => {
  const found = await check({ files: { 'banks/a/copy.md': QUESTION }, selected: 'banks/a/copy.md' })
  expect(found).toContain('banks/a/copy.md:2 与banks/a/q.md问的几乎一样（100%）')
  expect(found).toContain('banks/a/copy.md:33 正文与banks/a/q.md有100%相同')
})

test.each<[string, string | RegExp, string, string | RegExp]>([
  ['no checked', /checked:[\s\S]*?(?=---)/, '', '缺少checked：什么时候、按哪些版本、依据哪些来源核对过'],
  [
    'a short short answer',
    '断电时从日志里恢复，每一步都先记下来再开门，所以不会把一个格口分给两个人，也不会丢件。',
    '断电时从日志里恢复。',
    /^口述答案\d+字，应为100至160字$/,
  ],
  [
    'a short spoken answer',
    /(?<=spokenAnswer: \|-\n {2}).*/,
    '先看包裹多大。',
    '口语参考7字，应为120至400字',
  ],
  ['brackets in brackets', '先看包裹的尺寸', '先看包裹的（外（包装）的）尺寸', '口述答案里括号套着括号'],
  ['a thin body', /缓冲池[\s\S]*?写回磁盘。\n/, '\n', /^正文\d+字（不计空白与图），应为1800至3500字$/],
  ['a heading of the first level', '## 包裹超时', '# 包裹超时', '正文的标题从二级（##）写起：包裹超时'],
  ['a level left out', '## 包裹超时', '#### 包裹超时', '标题“包裹超时”跳过了一级'],
  [
    'a heading twice',
    '## 怎样分配',
    '## 包裹超时\n\n甲\n\n## 怎样分配\n\n## 包裹超时\n\n',
    '标题“包裹超时”出现了两次',
  ],
  ['a heading above nothing', '## 怎样分配', '## 空的\n\n## 怎样分配', '标题“空的”下面没有内容'],
])('a text with %s', async (_, from, to, reason) => {
  const found = (await checkWith(from, to)).map(reasonOf)
  if (typeof reason === 'string') expect(found).toContain(reason)
  else expect(found.some((text) => reason.test(text))).toBe(true)
})

test.each([
  ['a weight between', 'weight: 5', 'weight: 4', '权重只用5、3、1，不能是4'],
  ['too little weight', 'weight: 5', 'weight: 3', '权重合计14，应为15至20'],
  ['no follow-up', '    followUp: 用什么数据结构？\n', '', '要点缺少followUp'],
])('a key point with %s', async (_, from, to, reason) => {
  expect((await checkWith(from, to)).map(reasonOf)).toContain(reason)
})

test.each([
  ['short', /(?<=shortAnswer: \|-\n {2}).*/, '口述答案没有提到要点1、2、3、4'],
  ['spoken', /(?<=spokenAnswer: \|-\n {2}).*/, '口语参考没有提到要点1、2、3、4'],
])('a %s answer that is that of another question', async (_, own, reason) => {
  const other =
    '读多写少的表加一层缓存，先查缓存，没有再查数据库并写回去；更新时先改数据库，再删掉缓存。热点数据用互斥锁只让一个请求去加载，别的等一等再读，这样数据库就不会被压垮，页面也不会慢下来，偶尔读到旧值可以接受，实在不行再加几台从库，把读的请求分散开就可以了。'
  expect((await checkWith(own, other)).map(reasonOf)).toEqual([reason])
})

test.each([
  [
    'none',
    'followUps: [包裹超时以后怎么处理？]\nansweredBy: [包裹超时]\n',
    '',
    '没有followUps：至少写一个常见的追问',
  ],
  ['unanswered', 'answeredBy: [包裹超时]\n', '', '有1个追问，answeredBy却有0项：每个追问按顺序写一项'],
  ['answered by nothing', '[包裹超时]', '[别处]', 'answeredBy写的“别处”不是正文的标题，也不在related里'],
  [
    'answered elsewhere',
    '[包裹超时以后怎么处理？]',
    '[为什么不用蓝牙锁？]',
    '追问“为什么不用蓝牙锁？”里的词在“包裹超时”几乎没有出现，看来没有在那里回答',
  ],
])('follow-ups: %s', async (_, from, to, reason) => {
  expect((await checkWith(from, to)).map(reasonOf)).toContain(reason)
})

test('a question about the candidate needs no points, no sources and no diagram', async () => {
  const text = QUESTION.replace(/keyPoints:[\s\S]*?(?=followUps)/, 'isPersonal: true\n')
    .replace(/checked:[\s\S]*?(?=---)/, '')
    .replace(/```mermaid[\s\S]*?```\n/, '')
  expect(await check({ files: { [Q]: text } })).toEqual([])
  expect((await check({ files: { [Q]: text.replace('isPersonal: true\n', '') } })).length).toBeGreaterThan(0)
})

test('a bank in which few questions have diagrams', async () => {
  const files = Object.fromEntries(
    ['b', 'c', 'd'].map((name) => [`banks/a/${name}.md`, QUESTION.replace(/```mermaid[\s\S]*?```\n/, '')]),
  )
  expect(await check({ files, selected: 'banks/a/bank.md' })).toEqual([
    'banks/a/bank.md:1 4道题里只有1道有mermaid图，至少要2道',
  ])
})

const reasonOf = (fault: string) => fault.slice(fault.indexOf(' ') + 1)

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length
}
