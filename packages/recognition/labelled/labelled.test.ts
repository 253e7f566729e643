import { expect, test } from 'vitest'
import { findFault, recognise } from '../src/index.ts'
import { measure } from './measure.ts'
import { readLabelled } from './read-labelled.ts'

const questions = readLabelled()
const tuned = questions.filter(({ isHeldOut }) => !isHeldOut)
const heldOut = questions.filter(({ isHeldOut }) => isHeldOut)

const verdictsOf = (answer: string, { points, title }: (typeof questions)[number]) =>
  recognise(answer, points, [title])?.map(({ isCovered }) => isCovered) ?? null

test('标注的是有的要点，一共120个回答，约三分之一留作最后的数字', () => {
  const answers = questions.flatMap((question) =>
    question.answers.map((answer) => ({ ...answer, count: question.points.length, ...question })),
  )
  expect(answers.length).toBe(120)
  expect(answers.filter(({ isHeldOut }) => isHeldOut).length).toBe(42)
  for (const { covers, count } of answers) expect(Math.max(0, ...covers)).toBeLessThanOrEqual(count)
})

test('标注的回答认得够准也够全', () => {
  const { precision, recall, scores } = measure(verdictsOf, tuned)
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(scores.good).toBeGreaterThanOrEqual(90)
  expect(scores.wrong).toBeLessThanOrEqual(15)
  expect(scores.title).toBe(0)
})

test('留作最后数字的回答，没有照着调整过，也认得够准够全', () => {
  const { precision, recall, scores } = measure(verdictsOf, heldOut)
  expect(precision).toBeGreaterThanOrEqual(0.9)
  expect(recall).toBeGreaterThanOrEqual(0.85)
  expect(scores.good).toBeGreaterThanOrEqual(80)
  expect(scores.wrong).toBeLessThanOrEqual(30)
  expect(scores.title).toBeLessThanOrEqual(10)
})

test('照抄、空话与只列词都被指出来，说得好的不会', () => {
  for (const question of tuned) {
    for (const { kind, text } of question.answers) {
      const covered = verdictsOf(text, question)?.filter(Boolean).length ?? 0
      const fault = findFault(text, [question.title], covered)?.fault ?? null
      if (kind === 'parroted') expect([question.place, fault]).toEqual([question.place, 'parroted'])
      if (kind === 'empty') expect(fault, question.place).toMatch(/^(unknown|idle|keywords)$/)
      if (kind === 'good' || kind === 'partial') expect(fault, question.place).toBeNull()
    }
  }
})
