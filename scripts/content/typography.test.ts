import { expect, test } from 'vitest'
import { checkBody, checkWith } from './testing/sample.ts'

const reasonsOf = (faults: string[]) => faults.map((fault) => fault.slice(fault.indexOf(' ') + 1))

test.each([
  ['用 Redis做缓存。', '汉字与西文之间不留空格：用 Redis做'],
  ['用`get` 取。', '汉字与西文之间不留空格：用x 取。'],
  ['先写，再读。 然后删。', '全角标点旁边不留空格：先写，再读。 然后删。'],
  ['先写,再读。', '汉字旁边用全角标点：先写,再读。'],
  ['先写(再读)。', '汉字旁边用全角括号：先写(再读)。'],
  ['所谓"再读"。', '中文用弯引号“”：所谓"再读"。'],
  ['先写...再读。', '省略号写“……”：先写...再读。'],
  ['先写--再读。', '破折号写“——”：先写--再读。'],
  ['第１个。', '字母与数字用半角：第１个。'],
  ['甲、乙、和丙。', '顿号后面不写连词：甲、乙、和丙。'],
  ['先写，。', '两个标点连在一起：先写，。'],
  ['先写\n再读。', '段落中间换了行，页面上会多出一个空格：先写⏎再读。'],
  ['众所周知，先写。', '去掉空话“众所周知”'],
])('prose: %s', async (text, reason) => {
  expect(reasonsOf(await checkBody(text))).toEqual([reason])
})

test('what is set well, is code or is no Chinese stays', async () => {
  const text =
    '用Redis（见`a, b`）做缓存，`count(*)`与count(列)不同，`f (x)`、“甲”、16 KB、1,170项、10:30、a.b。\n\n- Use Redis, please: (now) "fast"...'
  expect(await checkBody(text)).toEqual([])
})

test.each([
  ['java', 'class A {} // 用 Redis', '汉字与西文之间不留空格：用 Redis'],
  ['sql', 'SELECT 1; -- 先写,再读', '汉字旁边用全角标点：先写,再读'],
  ['yaml', 'a: 1 # 所谓"甲"', '中文用弯引号“”：所谓"甲"'],
])('comments of %s', async (language, code, reason) => {
  expect(reasonsOf(await checkBody(`\`\`\`${language}\n${code}\n\`\`\``))).toEqual([reason])
})

test('front matter is prose too', async () => {
  expect(reasonsOf(await checkWith('用什么数据结构？', '用什么 Java结构？'))).toContain(
    '汉字与西文之间不留空格：用什么 Java结构',
  )
})
