import { expect, test } from 'vitest'
import { withoutAsking } from './asking-words.ts'

test.each([
  ['三次握手是怎样进行的', '三次握手 进行'],
  ['索引在什么情况下失效', '索引在 失效'],
  ['哈希表是如何扩容的？', '哈希表 扩容 ？'],
  ['What is the event loop', 'event loop'],
])('%s：留下的是它说的事', (text, subject) => {
  expect(withoutAsking(text).trim().replaceAll(/\s+/g, ' ')).toBe(subject)
})
