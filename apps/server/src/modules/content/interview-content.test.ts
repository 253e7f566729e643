import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type InterviewQuestionText, interviewQuestionText } from '@app/contract'
import { recognise, scoreOf } from '@app/recognition'
import { describe, expect, test } from 'vitest'
import { interviewQuestionKind } from './kinds/interview-question.ts'

const folder = path.join(import.meta.dirname, '../../../../../content/interviews')

/** The questions of the shipped interview banks by their places. */
const questions = readdirSync(folder).flatMap((parent) =>
  readdirSync(path.join(folder, parent))
    .filter((name) => name !== 'bank.md')
    .map((name): [string, InterviewQuestionText] => {
      const file = { kind: 'interview-question', path: name, parent, slug: name.slice(0, -3), hash: '' }
      const text = readFileSync(path.join(folder, parent, name), 'utf8')
      const { draft } = interviewQuestionKind.readFile({ ...file, text }, 'zh-CN')
      return [`${parent}/${file.slug}`, interviewQuestionText.parse(draft?.fields)]
    }),
)

const scoreAnswer = (answer: string, { keyPoints, title }: InterviewQuestionText) =>
  scoreOf(keyPoints, recognise(answer, keyPoints, [title]) ?? []) ?? 0

test('每个面试题库至少有12道题', () => {
  const counts = Map.groupBy(questions, ([place]) => place.split('/')[0])
  expect([...counts.values()].every((some) => some.length >= 12)).toBe(true)
  expect(counts.size).toBeGreaterThanOrEqual(1)
})

describe.each(questions)('%s', (_, question) => {
  const { title, keyPoints, anchors, answer, probes, hint } = question

  test('要点四到六个，权重合计15到20，说法够多而不泄题', () => {
    expect(keyPoints.length).toBeGreaterThanOrEqual(4)
    expect(keyPoints.length).toBeLessThanOrEqual(6)
    const weights = keyPoints.map(({ weight }) => weight)
    expect(weights.filter((weight) => ![1, 3, 5].includes(weight))).toEqual([])
    const sum = weights.reduce((total, weight) => total + weight, 0)
    expect([sum >= 15, sum <= 20]).toEqual([true, true])
    for (const { synonyms, followUp } of keyPoints) {
      expect(synonyms.length).toBeGreaterThanOrEqual(6)
      expect(followUp).not.toBe('')
      expect(synonyms.filter((word) => title.includes(word) || followUp.includes(word))).toEqual([])
    }
    expect([probes.length, hint !== '']).toEqual([3, true])
  })

  test('样例的得分与它们的档次相符，参考回答说全了，题目本身不得分', () => {
    expect(scoreAnswer(anchors.full, question)).toBeGreaterThanOrEqual(80)
    expect(scoreAnswer(anchors.half, question)).toBeLessThanOrEqual(60)
    expect(scoreAnswer(anchors.zero, question)).toBeLessThanOrEqual(10)
    expect(scoreAnswer(title, question)).toBeLessThanOrEqual(10)
    expect(scoreAnswer(answer, question)).toBeGreaterThanOrEqual(90)
  })
})
