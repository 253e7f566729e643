import { expect, test } from 'vitest'
import { parseQuery } from '../../../platform/search/search-query.ts'
import { Synonyms } from './interpret.ts'
import { markedWordsOf, passageOf } from './marks.ts'

const synonyms = new Synonyms([['线程池', 'ThreadPoolExecutor']])
const passage = (text: string, typed: string) =>
  passageOf(text, markedWordsOf(synonyms.expand(parseQuery(typed).units)))
const FILLER = '这里说的是别的事情。'.repeat(20)

test('先给写了原话的一段，同义词的在后', () => {
  const text = `ThreadPoolExecutor与ThreadPoolExecutor。${FILLER}参数由线程池决定。${FILLER}`
  const pieces = passage(text, '线程池')
  expect(pieces.filter(({ isMarked }) => isMarked)).toEqual([{ text: '线程池', isMarked: true }])
})

test('几个词都在的一段好过同一个词的几种写法', () => {
  const text = `线程池就是ThreadPoolExecutor。${FILLER}线程池的拒绝策略有四种。${FILLER}`
  expect(passage(text, '线程池 拒绝策略').filter(({ isMarked }) => isMarked)).toHaveLength(2)
})

test.each([
  ['从一句的开头起', `${FILLER}任务交给线程池。${FILLER}`, '…任务交给线程池。'],
  [
    '没有句号就从逗号之后起',
    `${'很长的一句话没有停顿'.repeat(5)}，任务交给线程池。${FILLER}`,
    '…任务交给线程池。',
  ],
])('%s', (_, text, start) => {
  expect(
    passage(text, '线程池')
      .map((piece) => piece.text)
      .join('')
      .slice(0, start.length),
  ).toBe(start)
})

test.each([
  ['pubsub', '用Pub/Sub发消息', 'Pub/Sub'],
  ['nodejs', '在Node.js里', 'Node.js'],
  ['springboot', 'Spring Boot的启动', 'Spring Boot'],
  ['nextkey', '加next-key锁', 'next-key'],
])('%s：分开写的也有标记，别的词里的没有', (typed, text, marked) => {
  const marksOf = (some: string) => passage(some, typed).filter(({ isMarked }) => isMarked)
  expect(marksOf(text)).toEqual([{ text: marked, isMarked: true }])
  expect(marksOf(`un${marked}s`)).toEqual([])
})
