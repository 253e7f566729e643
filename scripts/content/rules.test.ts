import { expect, test } from 'vitest'
import { ANSWERS, check, checkWith, QUESTION } from './testing/sample.ts'

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
  ['related: [q]', '不能与自己相关'],
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
  expect(found).toContain('banks/a/copy.md:35 正文与banks/a/q.md有100%相同')
})

test.each<[string, string | RegExp, string, string | RegExp]>([
  ['no checked', /checked:[\s\S]*?(?=---)/, '', '缺少checked：何时、按哪些版本、凭哪些来源核对过'],
  [
    'a short short answer',
    '断电时从日志里恢复，每一步都先记下来再开门，所以不会把一个格口分给两个人，也不会丢件。',
    '断电时从日志里恢复。',
    /^口述答案\d+字，应为100至160字$/,
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
  [
    'a word too short',
    '尺寸合适',
    '合适',
    '说法“合适”太短：至少3个字，术语写进scripts/content/lists/terms.json',
  ],
  ['a number alone', '尺寸合适', "'24'", '说法“24”只是一个数'],
  ['a word twice', '挑最近的', '最小 堆', '说法“最小 堆”与前面的一样'],
  ['a word of the title', '尺寸合适', '分配格口', '说法“分配格口”在题目里就有'],
  ['a word of the follow-up', '尺寸合适', '有大…选哪个', '说法“有大…选哪个”在这个要点的追问里就有'],
  ['few words', ', 尺寸合适', '', '有5种说法，应为6至12种'],
  ['no follow-up', '    followUp: 用什么数据结构？\n', '', '要点缺少followUp'],
])('a key point with %s', async (_, from, to, reason) => {
  expect((await checkWith(from, to)).map(reasonOf)).toContain(reason)
})

test.each([
  [
    'a short answer that leaves points out',
    '取件码只能用一次，二十四小时以后作废',
    '开门之后要关好',
    '口述答案得了69分，至少应得90分，没认出的要点：3',
  ],
  ['a body that leaves a point out', /取件码只能用一次，过期失效；/, '', '正文里认不出这个要点'],
  [
    'a point denied by its own words',
    'not: [取件码可以反复用]',
    'not: [取件码只能使用]',
    '用这个要点的原话回答，认不出它',
  ],
  [
    'a title that says the points',
    'title: 快递柜是怎样分配格口的？',
    'title: 选能放下包裹的小格，怎样做到小件不占大格？',
    null,
  ],
])('recognition: %s', async (_, from, to, reason) => {
  const found = (await checkWith(from, to)).map(reasonOf)
  if (reason === null) expect(found).toContain('说法“小件不占大格”在题目里就有')
  else expect(found).toContain(reason)
})

test('the short answer to another question covers too much', async () => {
  const other = QUESTION.replace('title: 快递柜是怎样分配格口的？', 'title: 储物间怎样摆放？')
  expect((await check({ files: { 'banks/a/b.md': other }, selected: Q })).map(reasonOf)).toContainEqual(
    expect.stringMatching(
      /^a\/b的口述答案在这道题里得了100分，不应超过25分：要点1（.+）、2（.+）、3（只能用一次）、4（.+）的说法太宽$/,
    ),
  )
  expect(
    (await check({ files: { 'banks/a/b.md': other }, selected: 'banks/a/b.md' })).map(reasonOf),
  ).toContainEqual(expect.stringMatching(/^这道题的口述答案在a\/q里得了100分，不应超过25分：那里要点1（/))
})

test.each([
  ['none', null, '旁边没有同名的.answers.yaml（good、thin、wrong三个测试回答）'],
  ['no YAML', 'good: [', '读不懂这个文件：应当是good、thin、wrong三段文字'],
  ['one missing', 'good: 好\nthin: 少\n', '读不懂这个文件：应当是good、thin、wrong三段文字'],
  ['a short one', ANSWERS.replace(/就是找一个[^\n]*/, '不知道。'), '这个回答只有4字，至少要25字'],
  [
    'a thin one that says much',
    ANSWERS.replace('就是找一个空着的', '刚好放得下，取件码是一次性的码，'),
    /^thin得了63分/,
  ],
  ['a wrong one that says much', ANSWERS.replace('取件码可以反复用', '取件码是一次性的码'), /^wrong得了31分/],
  [
    'a good one that says little',
    ANSWERS.replace('找一个刚好放得下的格子给它', '给它找一个地方放好'),
    /^good得了69分/,
  ],
  [
    'the short answer once more',
    ANSWERS.replace(/我会先看[^\n]*/, shortAnswer()),
    'good与口述答案几乎一样：请换一种说法，像面试时那样说',
  ],
])('test answers: %s', async (_, answers, reason) => {
  const found = (await check({ answers })).map(reasonOf)
  if (typeof reason === 'string') expect(found).toContain(reason)
  else expect(found.some((text) => reason.test(text))).toBe(true)
})

test.each([
  [
    'none',
    'followUps: [包裹超时以后怎么处理？]\nansweredBy: [包裹超时]\n',
    '',
    '没有followUps：至少写一个常见的追问',
  ],
  ['unanswered', 'answeredBy: [包裹超时]\n', '', '有1个追问，answeredBy却有0项：每个追问按次序写一项'],
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

function shortAnswer(): string {
  return /shortAnswer: \|-\n {2}(.*)/.exec(QUESTION)?.[1] ?? ''
}
