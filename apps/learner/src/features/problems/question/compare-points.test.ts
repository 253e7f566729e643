import { findMentions, findRule } from '@app/recognition'
import { expect, test } from 'vitest'
import type { SaidPoint } from '../../checking/parts/points.ts'
import { comparePoints, suggestRating } from './compare-points.ts'

const pointOf = (text: string, ...forms: string[]) => ({
  ...{ text, weight: 3, followUp: '', misconception: '' },
  words: forms.map((form) => ({ forms: [form], weight: 1 })),
})
const question = {
  ...{ title: '什么是覆盖索引？', shortAnswer: '要的列都在索引里。', spokenAnswer: '', answer: '' },
  keyPoints: [pointOf('不必回表', '回表'), pointOf('EXPLAIN里看得到', 'explain')],
}
const compare = (answer: string, checks: Parameters<typeof comparePoints>[2] = []) =>
  comparePoints(question, answer, checks, { findMentions, findRule })

test('提到的带着原话，没提到的没有', () => {
  expect(compare('先讲结论。这样不用回表。').points).toMatchObject([
    { isMentioned: true, passage: { turn: 0, start: 5, end: 11 } },
    { isMentioned: false, passage: null, unheard: ['explain'] },
  ])
})

test('只是复述题目的，一个要点也不算提到，核对过的仍然算', () => {
  const passage = { start: 0, end: 4 }
  const checks = [{ point: 'EXPLAIN里看得到', check: 'right' as const, passage }]
  expect(compare('什么是覆盖索引', checks)).toMatchObject({
    rule: 'parroted',
    points: [{ isMentioned: false }, { check: 'right', passage: { turn: 0, ...passage } }],
  })
})

test.each([
  [['right', 'right', 'missing'], 3],
  [[null, 'missing', 'wrong'], 2],
  [['wrong', 'missing', 'missing'], 1],
] as const)('核对成%j，建议第%i档', (checks, rating) => {
  const points = checks.map(
    (check): SaidPoint => ({
      ...{ text: '', weight: 3, misconception: '', isMentioned: true, unheard: [], passage: null },
      ...{ check, checker: 'self' },
    }),
  )
  expect(suggestRating(points)).toBe(rating)
})
