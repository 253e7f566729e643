import { expect, test } from 'vitest'
import { findRule } from '../src/index.ts'
import { measure } from './measure.ts'
import { readLabelled } from './read-labelled.ts'

const questions = readLabelled()

test('标注的是有的要点，约三分之一留作最后的数字', () => {
  for (const { place, keyPoints, answers } of questions)
    for (const { mentions } of answers)
      expect(Math.max(0, ...(mentions ?? [])), place).toBeLessThanOrEqual(keyPoints.length)
  const heldOut = questions.filter(({ isHeldOut }) => isHeldOut).length / questions.length
  expect(heldOut).toBeGreaterThan(1 / 4)
  expect(heldOut).toBeLessThan(1 / 2)
})

test.each([
  ['调整用的', false],
  ['留作最后数字的', true],
])('%s：说到的听得到，没说到的与别的题的听到得少', (_, isHeldOut) => {
  const shares = measure(questions.filter((question) => question.isHeldOut === isHeldOut))
  const shareOf = (row: keyof typeof shares) => shares[row].found / shares[row].of
  expect(shareOf('spoken')).toBeGreaterThan(0.95)
  expect(shareOf('byHand')).toBeGreaterThan(0.95)
  expect(shareOf('thin')).toBeLessThan(0.12)
  expect(shareOf('others')).toBeLessThan(0.13)
})

test('照抄题目的都指出来，别的回答不会错认', () => {
  for (const { place, title, shortAnswer, answers } of questions)
    for (const { kind, text } of answers) {
      const rule = findRule(text, { asked: [title], references: [shortAnswer], mentionedCount: 1 })
      expect([place, kind, rule]).toEqual([place, kind, kind === 'parroted' ? 'parroted' : null])
    }
})
