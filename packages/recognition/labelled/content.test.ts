import { expect, test } from 'vitest'
import { recognise, scoreOf } from '../src/index.ts'
import { type ContentQuestion, readQuestions } from './read-labelled.ts'

const questions = readQuestions()

const scoreWith = (answer: string, { points, title }: ContentQuestion) =>
  scoreOf(points, recognise(answer, points, [title]) ?? []) ?? 0

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test('每个要点认得出自己的原话，只重复追问不算', () => {
  for (const { place, title, points } of questions) {
    for (const point of points) {
      expect([place, recognise(point.text, [point], [])?.[0]]).toMatchObject([place, { isCovered: true }])
      const asked = [title, point.followUp]
      expect([place, recognise(point.followUp, [point], asked)?.[0]?.isCovered ?? false]).toEqual([
        place,
        false,
      ])
    }
  }
})

test('口述答案在自己的题里得分高，在别的题里几乎不得分，题目本身不得分', () => {
  expect(mean(questions.map((question) => scoreWith(question.shortAnswer, question)))).toBeGreaterThanOrEqual(
    85,
  )
  for (const question of questions) {
    expect([question.place, scoreWith(question.title, question)]).toEqual([question.place, 0])
  }
  const others = questions.map((question, index) =>
    scoreWith(questions.at(index - 1)?.shortAnswer ?? '', question),
  )
  expect(mean(others)).toBeLessThanOrEqual(10)
})
