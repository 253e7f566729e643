import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type InterviewQuestionText, interviewQuestionText } from '@app/contract'
import { recognise, scoreOf } from '@app/recognition'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { interviewQuestionKind } from './kinds/interview-question.ts'

const content = path.join(import.meta.dirname, '../../../../../content')
const folder = path.join(content, 'interviews')
const training = z.object({
  questions: z.array(z.object({ parent: z.string(), slug: z.string() })),
})
type ShippedQuestion = InterviewQuestionText & z.infer<typeof training>

/** The questions of the shipped interview banks by their places. */
const questions = readdirSync(folder).flatMap((parent) =>
  readdirSync(path.join(folder, parent))
    .filter((name) => name !== 'bank.md')
    .map((name): [string, ShippedQuestion] => {
      const file = { kind: 'interview-question', path: name, parent, slug: name.slice(0, -3), hash: '' }
      const text = readFileSync(path.join(folder, parent, name), 'utf8')
      const { draft } = interviewQuestionKind.readFile({ ...file, text }, 'zh-CN')
      const question = { ...interviewQuestionText.parse(draft?.fields), ...training.parse(draft?.fields) }
      return [`${parent}/${file.slug}`, question]
    }),
)

const scoreAnswer = (answer: string, { keyPoints, title }: InterviewQuestionText) =>
  scoreOf(keyPoints, recognise(answer, keyPoints, [title]) ?? []) ?? 0

test('每个面试题库至少有12道题', () => {
  const counts = Map.groupBy(questions, ([place]) => place.split('/')[0])
  expect([...counts.keys()].sort()).toEqual(['frontend-campus', 'java-experienced'])
  expect([...counts.values()].filter((some) => some.length < 12)).toEqual([])
})

test('练它的题都在题库里', () => {
  const lost = questions.flatMap(([place, { questions: links }]) =>
    links
      .filter(({ parent, slug }) => !existsSync(path.join(content, 'banks', parent, `${slug}.md`)))
      .map(({ parent, slug }) => `${place}: ${parent}/${slug}`),
  )
  expect(lost).toEqual([])
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

  test('每个要点认得出自己的原话，重复它的追问不算说到', () => {
    for (const point of keyPoints) {
      expect([point.text, recognise(point.text, [point], [])?.[0]?.isCovered]).toEqual([point.text, true])
      const echo = recognise(point.followUp, [point], [title, point.followUp])?.[0]
      expect([point.followUp, echo?.isCovered ?? false]).toEqual([point.followUp, false])
    }
  })

  test('样例的得分与它们的档次相符，参考回答说全了，题目本身不得分', () => {
    expect(scoreAnswer(anchors.full, question)).toBeGreaterThanOrEqual(80)
    expect(scoreAnswer(anchors.half, question)).toBeLessThanOrEqual(60)
    expect(scoreAnswer(anchors.half, question)).toBeGreaterThan(scoreAnswer(anchors.zero, question))
    expect(scoreAnswer(anchors.zero, question)).toBeLessThanOrEqual(10)
    expect(scoreAnswer(title, question)).toBeLessThanOrEqual(10)
    expect(scoreAnswer(answer, question)).toBeGreaterThanOrEqual(90)
  })
})
