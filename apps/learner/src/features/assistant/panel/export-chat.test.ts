import { expect, test } from 'vitest'
import { ChatMessage } from '../stores/ChatMessage.ts'
import { exportChat } from './export-chat.ts'

test('a conversation as markdown has its title, who said what, and the sources as links', () => {
  const messages = [
    new ChatMessage({ type: 0, content: '什么是线程池？' }),
    new ChatMessage({
      type: 1,
      content: '一组**重复使用**的线程。',
      sources: [{ title: '线程池', path: '/problems/bagu/1' }],
    }),
    new ChatMessage({ type: 0, content: '再讲讲' }),
    new ChatMessage({ type: 1, content: '' }),
  ]
  expect(
    exportChat(
      { messages },
      { title: '线程池', user: '我', assistant: 'AI 小助手', origin: 'https://example.com' },
    ),
  ).toBe(
    `# 线程池

## 我

什么是线程池？

## AI 小助手

一组**重复使用**的线程。

- [线程池](https://example.com/problems/bagu/1)

## 我

再讲讲
`,
  )
})
