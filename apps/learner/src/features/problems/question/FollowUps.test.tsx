import { expect, test } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { FollowUps } from './FollowUps.tsx'

test('追问链接到回答它的标题或题目；没有的只是文字', async () => {
  const { root } = await answeringRoot({}, ['problems'])
  const question = {
    followUps: ['怎样加锁？', '还有呢？', '为什么？'],
    answeredBy: [{ heading: '`volatile`的语义' }, { question: { id: 7, title: '锁' } }, null],
  }
  const { element } = render(<FollowUps question={question} idPrefix="answer-" />, { root })
  const rows = [...element.querySelectorAll('li')].map((row) => [
    row.textContent,
    row.querySelector('a')?.getAttribute('href') ?? null,
  ])
  expect(rows).toEqual([
    ['怎样加锁？', '#answer-volatile的语义'],
    ['还有呢？', '/problems/bagu/7'],
    ['为什么？', null],
  ])
})
