import { expect, test } from 'vitest'
import { answerStep } from './schemas.ts'

test.each(['', '\u200b', ' \u3164\n'])('%j没有一个看得见的字，不是回答', (content) => {
  expect(answerStep.safeParse({ id: 1, step: 0, content }).success).toBe(false)
})
