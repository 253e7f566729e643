import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { expect, test } from 'vitest'
import { emptyQuestion, toNewQuestion, toQuestionChange } from './question-values.ts'

test('an empty form is an empty question of medium difficulty', () => {
  expect(emptyQuestion).toEqual({
    title: '',
    slug: '',
    difficulty: 'medium',
    tags: [],
    shortAnswer: '',
    spokenAnswer: '',
    answer: '',
    keyPoints: [],
    followUps: [],
    relatedIds: [],
  })
})

test('only what an admin edits is sent; what was emptied is empty', () => {
  const record: Partial<QuestionRecordDetail> = {
    id: 5,
    version: 2,
    bankId: 1,
    slug: '',
    title: '题',
    difficulty: 'hard',
    viewCount: 9,
    keyPoints: [{ text: '点', weight: 3, followUp: '', misconception: '' }],
    followUps: ['呢？'],
    related: [],
  }
  // What an emptied input holds.
  Reflect.set(record, 'shortAnswer', null)
  const sent = {
    bankId: 1,
    title: '题',
    difficulty: 'hard',
    tags: [],
    shortAnswer: '',
    spokenAnswer: '',
    answer: '',
    keyPoints: record.keyPoints,
    followUps: ['呢？'],
    relatedIds: [],
  }
  expect(toQuestionChange(record)).toEqual({ ...sent, id: 5, version: 2 })
  expect(toNewQuestion({ ...record, slug: 'a' })).toMatchObject({ ...sent, slug: 'a' })
})
