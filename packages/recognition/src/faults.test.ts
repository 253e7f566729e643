import { expect, test } from 'vitest'
import { findFault } from './faults.ts'

const TITLE = '什么是覆盖索引？它为什么快，怎样设计？'

test.each([
  ['', 'empty'],
  ['……', 'empty'],
  ['不知道', 'unknown'],
  ['这个没用过，答不上来', 'unknown'],
  ['覆盖索引就是覆盖的索引，它为什么快，因为它是覆盖索引', 'parroted'],
  ['回表、Using index、随机IO、二级索引、主键', 'keywords'],
  ['Using index ICP covering Extra explain', 'keywords'],
  ['这个很重要，面试经常问，要具体情况具体分析', 'idle'],
  ['索引里有要查的全部列，不必回表', null],
  ['二级索引、主键、排序列都在索引里，所以不用回表，也不需要排序', null],
])('%s：%s', (answer, fault) => {
  expect(findFault(answer, [TITLE], 0)?.fault ?? null).toBe(fault)
})

test('说到了要点的，不算不知道或空话', () => {
  expect(findFault('不用回表，别的不知道', [TITLE], 1)).toBeNull()
  expect(findFault('很重要，经常问，就是不用回表', [TITLE], 1)).toBeNull()
})

test('依据是回答里的原文', () => {
  const answer = '嗯，我不太清楚'
  const [passage] = findFault(answer, [TITLE], 0)?.evidence ?? []
  expect(passage && answer.slice(passage.start, passage.end)).toBe('不太清楚')
})
