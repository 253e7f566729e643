import type { SharedInterview, SharedQuestion } from '@app/contract/interview-share/schemas'
import { expect, test } from 'vitest'
import { whatIsPublic } from './what-is-public.ts'

const questionOf = (place: number, change: Partial<SharedQuestion> = {}): SharedQuestion => ({
  place,
  title: '题',
  topic: 'JVM',
  state: 'answered',
  score: 50,
  missedCount: 1,
  answer: null,
  ...change,
})
const sharedOf = (change: Partial<SharedInterview>): SharedInterview => ({
  username: '林间',
  avatarUrl: null,
  bankName: 'Java后端',
  level: 'middle',
  strictness: 'standard',
  createTime: '2026-11-23T01:00:00.000Z',
  seconds: 60,
  answeredCount: 2,
  skippedCount: 0,
  score: 50,
  pointCount: 2,
  mentionedCount: 1,
  uncheckedCount: 0,
  scorer: 'self',
  dimensions: null,
  topics: null,
  questions: null,
  expireTime: null,
  bank: null,
  ...change,
})
const answer = { turns: [], assessment: null }

test('the total alone: all else is named as hidden', () => {
  expect(whatIsPublic(sharedOf({}))).toEqual({
    shown: ['total'],
    places: [],
    hidden: ['dimensions', 'topics', 'questions'],
    hiddenAnswers: 'all',
  })
})

test('some answers: the others are hidden; a skipped question has none to hide', () => {
  const one = questionOf(1, { answer })
  const skipped = questionOf(3, { state: 'skipped', score: null })
  expect(whatIsPublic(sharedOf({ questions: [one, questionOf(2), skipped] }))).toMatchObject({
    places: [1],
    hiddenAnswers: 'others',
  })
  expect(whatIsPublic(sharedOf({ questions: [one, skipped] })).hiddenAnswers).toBeNull()
})
