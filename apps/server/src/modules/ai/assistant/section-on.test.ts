import { expect, test } from 'vitest'
import { sectionOn } from './section-on.ts'

const word = (form: string, rarity: number) => ({ forms: [form], rarity, share: 0.6 })
const PROGRAM = '```java\npool.shutdown();\n\npool.awaitTermination();\n```'
const question = {
  id: 1,
  title: '线程池怎么用？',
  bankName: 'Java并发',
  tags: [],
  keyPoints: [],
  followUps: [],
  shortAnswer: '线程池复用线程。',
  answer: `开头一段。\n\n## 参数\n\n七个参数。\n\n## 怎样关闭\n\n先停止接收，再等任务做完。\n\n${PROGRAM}\n\n${'很长的一段。'.repeat(200)}\n`,
}

test('问的在哪一节，就是那一节，段落与程序都是完整的', () => {
  expect(sectionOn(question, [word('线程池', 5), word('关闭', 4)])).toEqual({
    heading: '怎样关闭',
    text: `先停止接收，再等任务做完。\n\n${PROGRAM}`,
  })
})

test('简答说得一样多，就是简答', () => {
  expect(sectionOn(question, [word('线程池', 5)])).toBeNull()
  expect(sectionOn({ ...question, answer: '没有小节。' }, [word('关闭', 4)])).toBeNull()
})
