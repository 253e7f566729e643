import { expect, test } from 'vitest'
import { linesOf, readQuestions } from './read-lines.ts'

const titles = (text: string) =>
  readQuestions(linesOf(text)).flatMap(({ title, isAsking }) => (isAsking ? [title] : []))

const EXPERIENCE = `昨天面了二面，70分钟，基本围着项目问。
1. 自我介绍，讲迁移集群的事
2. 先更新数据库还是先删缓存，为什么是删
3. 删缓存失败怎么办
4. MGET为啥会报CROSSSLOT
5. 热点key在一个分片上怎么摊开
6. 线程池参数怎么定的，队列多长
7. 幻读，间隙锁锁的是什么
8. 线上cpu 100%怎么查
反问：团队在做什么`

test('编了号的行是题；自我介绍、反问与经过不是', () => {
  expect(titles(EXPERIENCE)).toEqual([
    '先更新数据库还是先删缓存，为什么是删？',
    '删缓存失败怎么办？',
    'MGET为什么会报CROSSSLOT？',
    '热点key在一个分片上怎么摊开？',
    '线程池参数怎么定的，队列多长？',
    '幻读，间隙锁锁的是什么？',
    '线上cpu 100%怎么查？',
  ])
})

test('各种编号与没有编号的', () => {
  expect(
    titles('（1）HashMap的扩容\n② 说说volatile\nQ3：TCP为什么要三次握手\n- 红黑树和AVL树的区别'),
  ).toEqual(['HashMap的扩容？', '说说volatile？', 'TCP为什么要三次握手？', '红黑树和AVL树的区别？'])
  expect(titles('介绍一下JVM内存模型\n什么是闭包？')).toEqual(['介绍一下JVM内存模型？', '什么是闭包？'])
})

test('一行里的几问分开，一段叙述不是题', () => {
  expect(titles('HashMap底层是怎样的？为什么链表要转成红黑树？')).toEqual([
    'HashMap底层是怎样的？',
    '为什么链表要转成红黑树？',
  ])
  expect(titles('我觉得面试官人很好，问了很多项目里的细节，怎么说呢，整体还行。')).toEqual([])
})

test('行号不数空行', () => {
  const found = readQuestions(linesOf('\n\n经过\n\n1. 什么是AQS'))
  expect(found.map(({ lines, isAsking }) => [lines[0]?.place, isAsking])).toEqual([
    [1, false],
    [2, true],
  ])
})

test('自我介绍之后问的是题', () => {
  expect(titles('1. 自我介绍，然后直接问HashMap的put流程')).toEqual(['HashMap的put流程？'])
})

test('英文的也认得', () => {
  expect(titles('How does a hash map resize')).toEqual(['How does a hash map resize?'])
})
