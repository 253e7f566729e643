import { expect, test } from 'vitest'
import { titleOf } from './chat-title.ts'

test.each([
  ['什么是线程池？', '什么是线程池？'],
  ['一二三四五六七八九十一二三四五六七八九十', '一二三四五六七八九十一二三四五六七八九十'],
  ['一二三四五六七八九十一二三四五六七八九十余', '一二三四五六七八九十一二三四五六七八九十...'],
  ['😀'.repeat(21), `${'😀'.repeat(20)}...`],
])('%s is titled %s', (question, title) => {
  expect(titleOf(question)).toBe(title)
})
