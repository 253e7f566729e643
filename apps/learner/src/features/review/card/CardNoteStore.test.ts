import type { ReviewCard } from '@app/contract/review/schemas'
import { RATINGS } from '@app/contract/review/values'
import { expect, test, vi } from 'vitest'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { CardNoteStore } from './CardNoteStore.ts'

const card = (subjectType: 'question' | 'recall'): ReviewCard => ({
  id: 1,
  version: 0,
  subjectType,
  subjectId: 7,
  lastRating: null,
  lastDaysAgo: null,
  intervals: RATINGS.map((rating) => ({ rating, days: rating, minutes: 0 })),
  content: {
    title: '题',
    source: { id: 9, name: '锁' },
    difficulty: null,
    tags: [],
    statement: '',
    shortAnswer: '',
    keyPoints: [],
  },
})
const saved = { content: '口诀', updateTime: '2026-01-01T00:00:00.000Z' }

test('题目的卡片记题目的笔记，自测题记它的知识点的；打开就能写，再按收起', async () => {
  const getOfQuestion = vi.fn(async () => saved)
  const getOfPoint = vi.fn(async () => null)
  const store = new CardNoteStore(fakeRoot({ note: { getOfQuestion, getOfPoint } }))
  await store.toggle(card('question'))
  expect(getOfQuestion).toHaveBeenCalledWith({ questionId: 7 }, expect.anything())
  expect(store.editorOf(card('question'))?.draft).toBe('口诀')
  expect(store.editorOf({ ...card('question'), id: 2 })).toBeUndefined()
  await store.toggle(card('question'))
  expect(store.editorOf(card('question'))).toBeUndefined()
  await store.toggle(card('recall'))
  expect(getOfPoint).toHaveBeenCalledWith({ knowledgePointId: 9 }, expect.anything())
  expect(store.editorOf(card('recall'))?.draft).toBe('')
})

test('没有保存的草稿还在，不被存着的盖掉', async () => {
  const root = fakeRoot({ note: { getOfQuestion: async () => saved } })
  const store = new CardNoteStore(root)
  await store.toggle(card('question'))
  store.editorOf(card('question'))?.type('写到一半')
  await store.toggle(card('question'))
  await store.toggle(card('question'))
  expect(store.editorOf(card('question'))?.draft).toBe('写到一半')
})
