import { expect, test } from 'vitest'
import { findRule, isAtALoss } from './rules.ts'

const TITLE = '什么是覆盖索引？它为什么快，怎么设计？'
const REFERENCE = '查询要的列都在索引里，不必回表，少了随机读；`EXPLAIN`的Extra里写着Using index。'

const ruleOf = (answer: string, mentionedCount: number) =>
  findRule(answer, { asked: [TITLE], references: [REFERENCE], mentionedCount })

test.each([
  ['', 'empty'],
  ['……', 'empty'],
  ['覆盖索引就是覆盖的索引，它为什么快，因为它是覆盖索引', 'parroted'],
  ['查询要的列都在索引里，不必回表，少了随机读；EXPLAIN的Extra里写着Using index', 'copied'],
  ['索引里有要查的全部列，不必回表，少了随机读', null],
])('%s：%s，提到多少都一样', (answer, rule) => {
  expect(ruleOf(answer, 1)).toBe(rule)
})

test('说了话却一个要点也没提到，是没有说到这道题', () => {
  expect(ruleOf('今天天气不错，先去吃饭', 0)).toBe('offTopic')
})

test('引了几句参考答案、多半是自己的话的，不是照贴', () => {
  const own = '我们的订单列表以前每次都要回主键那棵树取金额，后来把金额也放进联合索引，压测快了三倍。'
  expect(ruleOf(`${REFERENCE}${own}`, 2)).toBeNull()
})

test.each(['不知道', '这个没有了解过', '不太会', '不会答，跳过吧', '忘了', "Sorry, I don't know"])(
  '%s：答不上来',
  (answer) => {
    expect(isAtALoss(answer)).toBe(true)
  },
)

test.each([
  '',
  '三个等号不会做隐式转换',
  '有核心线程数、最大线程数，还有阻塞队列和拒绝策略，其他两个想不起来了',
])('%s：不是答不上来', (answer) => {
  expect(isAtALoss(answer)).toBe(false)
})
